import type { Key } from "@dilemma-table/engine"
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react"
import type { ShownOption, ShownQuestion, ShownWaiting } from "../shown/types.ts"
import { type Asked, type CardAnswer, CardAnswers } from "./card-answers.ts"
import { afterPainted } from "./painted.ts"
import { useTablePart } from "./parts.tsx"
import { tableStore } from "./store.ts"

/** What can be picked now, what has been, and how one answers. Cards and buttons share it. */
export interface Answering {
  readonly question: ShownQuestion | null
  readonly picked: readonly Key[]
  readonly complete: boolean
  /** Is the worker still to say what can follow what was picked? */
  readonly pending: boolean
  /** Is a single press an answer? */
  readonly immediate: boolean
  /** What pressing this card could mean now. */
  optionsFor(card: Key): readonly ShownOption[]
  optionsForPlayer(player: number): readonly ShownOption[]
  /** Of options that can't be picked with those that are, why not. */
  readonly blocked: readonly { readonly key: Key; readonly text: string }[]
  canPick(key: Key): boolean
  isPicked(card: Key): boolean
  /** Picks an option, takes it back, or answers with it where one is all. */
  press(option: ShownOption): void
  /** Replaces what is picked. */
  pick(keys: readonly Key[]): void
  confirm(): void
  answer(keys: readonly Key[]): void
  /** Points at a card or an option (`usePointed`). */
  point(card: Key | null): void
}

const noStack: readonly ShownWaiting[] = []

const Context = createContext<Answering | null>(null)
const CardsContext = createContext<CardAnswers | null>(null)

function useCards(): CardAnswers {
  const found = useContext(CardsContext)
  if (found === null) throw new Error("There is no question here")
  return found
}

/** What a card or a player shows of the question; it is drawn anew only when that changes. */
export function useCardAnswer(of: Asked): CardAnswer {
  const cards = useCards()
  return useSyncExternalStore(cards.subscribe, () => cards.of(of))
}

/** Can any of these cards be chosen? */
export function useAnyChoosable(keys: readonly Key[]): boolean {
  const cards = useCards()
  return useSyncExternalStore(cards.subscribe, () => keys.some((key) => cards.of(key).options.length > 0))
}

/** The card or option that is pointed at, wherever it is. */
export function usePointed(): Key | null {
  const cards = useCards()
  return useSyncExternalStore(cards.subscribe, cards.pointed)
}

/** What can be answered, asked when something is pressed. */
export const useAnsweringNow = (): (() => Answering | null) => useCards().now

export function useAnswering(): Answering {
  const found = useContext(Context)
  if (found === null) throw new Error("There is no question here")
  return found
}

interface Picks {
  readonly for: ShownQuestion | null
  readonly picked: readonly Key[]
  readonly next: readonly Key[]
  readonly complete: boolean
  readonly pending: boolean
  readonly blocked: Answering["blocked"]
}

const none = (question: ShownQuestion | null): Picks => ({
  for: question,
  picked: [],
  next: question?.next ?? [],
  complete: question?.complete ?? false,
  pending: false,
  blocked: [],
})

/** Keeps what is picked for the question at hand; what can follow is the worker's to say. */
export function Answers({ children }: { readonly children: ReactNode }) {
  const table = useTablePart("table")
  const past = useTablePart("past")
  const { autoPay } = useTablePart("handling")
  const stack = (past?.table ?? table)?.stack ?? noStack
  const question = past === null ? (table?.question ?? null) : null
  const [picks, setPicks] = useState<Picks>(() => none(question))
  const [cards] = useState(() => new CardAnswers())
  const current = picks.for === question ? picks : none(question)
  if (picks !== current) setPicks(current)

  const value = useMemo((): Answering => {
    const { picked, next, complete, pending, blocked } = current
    const space = question?.space
    const immediate = space?.type === "pick" && space.min === 1 && space.max === 1 && question?.kind !== "modes"
    const quiet = (option: ShownOption): boolean => option.act === "mana" && question?.prompt === "priority" && autoPay
    const open = question?.options ?? []
    const answer = (keys: readonly Key[]): void => {
      const { busy, table: newest } = tableStore.now()
      // What is drawn may be a question that is over.
      if (!busy && newest?.question === question) void tableStore.answer(keys)
    }
    const pick = (keys: readonly Key[]): void => {
      setPicks((now) => ({ ...now, for: question, picked: keys, complete: false, pending: true }))
      void tableStore.ask("next", { keys }).then(
        (found) =>
          setPicks((now) =>
            now.for === question && now.picked === keys
              ? { ...now, next: found.keys, complete: found.complete, pending: false, blocked: found.blocked }
              : now,
          ),
        () => setPicks(none(question)),
      )
    }
    const repeats = space?.type === "pick" && space.repeat
    const canPick = (key: Key): boolean => next.includes(key) || (picked.includes(key) && !repeats)
    const choosable = open.filter(
      (option) => !quiet(option) && (canPick(option.key) || picked.includes(option.key) || space?.type === "partition"),
    )
    return {
      question,
      picked,
      complete,
      pending,
      blocked,
      immediate,
      point: cards.point,
      canPick,
      optionsFor: (card) => choosable.filter((option) => option.card === card),
      optionsForPlayer: (player) => choosable.filter((option) => option.card === null && option.player === player),
      isPicked: (card) => open.some((option) => option.card === card && picked.includes(option.key)),
      press(option) {
        if (immediate) return answer([option.key])
        if (picked.includes(option.key) && !repeats) return pick(picked.filter((key) => key !== option.key))
        if (next.includes(option.key)) pick([...picked, option.key])
      },
      pick,
      confirm() {
        if (complete) answer(picked)
      },
      answer,
    }
  }, [current, question, autoPay, cards])
  useLayoutEffect(() => {
    // Modes are chosen beside the cards, which needn't change in the same frame.
    if (value.question?.kind === "modes") return afterPainted(() => cards.take(value, stack))
    return cards.take(value, stack)
  }, [cards, value, stack])
  return (
    <CardsContext value={cards}>
      <Context value={value}>{children}</Context>
    </CardsContext>
  )
}
