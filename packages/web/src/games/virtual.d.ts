declare module "virtual:offered-decks" {
  /** The bundled decks of each game. */
  export const offered: Readonly<
    Record<import("../shown/types.ts").GameName, readonly import("../protocol/messages.ts").OfferedDeck[]>
  >
}

declare module "virtual:dealt-decks" {
  /** What fetches a deck, by "game/deck/language". */
  export const dealt: Readonly<Record<string, () => Promise<{ readonly deck: import("./dealt.ts").DealtDeck }>>>
}
