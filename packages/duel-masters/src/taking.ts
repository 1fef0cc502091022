import type { ObjectId } from "@dilemma-table/engine"

/** How shields come to their owner's hand. */
export interface Taking {
  readonly as: "breaks" | "takes-shield"
  readonly rule: string
  /** The creature that breaks them, or the card whose effect adds them to the hand. */
  readonly source: ObjectId
  /** False where the text says that S・トリガー can't be used; what else may be declared isn't meant. */
  readonly triggers: boolean
}
