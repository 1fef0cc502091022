import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from "@codemirror/autocomplete"
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands"
import { yaml } from "@codemirror/lang-yaml"
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language"
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint"
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search"
import { Compartment, EditorState, type Range, StateEffect, StateField } from "@codemirror/state"
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view"
import type { Completions } from "@dilemma-table/referee"
import { tags } from "@lezer/highlight"
import { useEffect, useRef, useState } from "react"
import type { LabFailure } from "../protocol/lab-messages.ts"

interface EditorProps {
  readonly text: string
  readonly label: string
  readonly failures: readonly LabFailure[]
  /** The line that brought about the step that is shown; null for none. */
  readonly line: number | null
  /** Another value puts the cursor on that line. */
  readonly goTo: { readonly line: number } | null
  readonly onWrite: (text: string) => void
  readonly complete: (text: string, offset: number) => Promise<Completions | null>
}

const style = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--accent)" },
  { tag: [tags.comment, tags.lineComment], color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: [tags.string, tags.content], color: "var(--ink)" },
  { tag: [tags.number, tags.bool, tags.keyword], color: "var(--good)" },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: "var(--ink-soft)" },
])

const showLine = StateEffect.define<number | null>()

const shownLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, state, changes }) {
    for (const effect of effects) {
      if (!effect.is(showLine)) continue
      const { value } = effect
      if (value === null || value > state.doc.lines) return Decoration.none
      const found: Range<Decoration> = Decoration.line({ class: "cm-shown" }).range(state.doc.line(value).from)
      return Decoration.set([found])
    }
    return marks.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** What the schema, the cards and the file itself offer at the cursor. */
const completionFrom =
  (complete: EditorProps["complete"]) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, state, explicit } = context
    const before = state.sliceDoc(Math.max(0, pos - 1), pos)
    if (!explicit && !/[\w\u3040-\u30ff\u4e00-\u9fff[{: ,]/.test(before)) return null
    const found = await complete(state.doc.toString(), pos)
    if (found === null || found.options.length === 0) return null
    if (!explicit && found.from === pos && found.options.length > 40) return null
    return {
      from: found.from,
      validFor: /^[^\s,[\]{}:#]*$/,
      options: found.options.map(({ label, kind, about, near }) => ({
        label,
        type: kind === "key" ? "property" : kind === "card" || kind === "label" ? "text" : "constant",
        apply: kind === "key" ? (found.inLine ? `{ ${label}:  }` : `${label}: `) : written(label),
        ...(about === undefined ? {} : { info: about }),
        boost: near === true ? 10 : 0,
      })),
    }
  }

/** A word as it can stand in a list or a map: names with signs of YAML in them need quotes. */
const written = (label: string): string => (/[,:{}[\]#"'&*!|>%@`]/.test(label) ? JSON.stringify(label) : label)

function diagnosticsIn({ doc }: EditorState, failures: readonly LabFailure[]): readonly Diagnostic[] {
  return failures.map(({ line, column, message, edition }) => {
    const at = doc.line(Math.min(Math.max(1, line), doc.lines))
    const from = Math.min(at.from + column - 1, at.to)
    const rest = doc.sliceString(from, at.to)
    const word = /^(?:[{[].*|[^\s,}\]]+)/.exec(rest)?.[0].length ?? 0
    return {
      from,
      to: Math.min(at.to, from + Math.max(1, word)),
      severity: edition === "" ? "error" : "warning",
      message: edition === "" ? message : `[${edition}] ${message}`,
    }
  })
}

const theme = EditorView.theme({
  "&": { height: "100%", fontSize: "13px", backgroundColor: "transparent", color: "var(--ink)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.55" },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--ink-soft)", border: "0" },
  ".cm-activeLine": { backgroundColor: "color-mix(in oklab, var(--felt) 60%, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--ink)" },
  ".cm-shown": { backgroundColor: "color-mix(in oklab, var(--glow) 18%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in oklab, var(--accent) 26%, transparent)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    border: "1px solid var(--line-strong)",
    borderRadius: "8px",
    boxShadow: "var(--shade)",
    maxWidth: "min(440px, 92vw)",
  },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--accent-ink)" },
  ".cm-diagnostic": { padding: "6px 10px", fontSize: "13px", fontFamily: "var(--font)", whiteSpace: "pre-wrap" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--bad) 1.5px",
    textUnderlineOffset: "3px",
  },
  ".cm-lintRange-warning": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--glow) 1.5px",
    textUnderlineOffset: "3px",
  },
})

/** The ruling's file as text: completion, and what is wrong with it where it stands. */
export default function Editor({ text, label, failures, line, goTo, onWrite, complete }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [naming] = useState(() => new Compartment())
  const write = useRef(onWrite)
  write.current = onWrite

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes is told to it below
  useEffect(() => {
    if (place.current === null) return
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: text,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          yaml(),
          syntaxHighlighting(style),
          lintGutter(),
          shownLine,
          autocompletion({ override: [completionFrom(complete)], maxRenderedOptions: 60 }),
          keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, ...searchKeymap]),
          EditorView.lineWrapping,
          naming.of(EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" })),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) write.current(update.state.doc.toString())
          }),
          theme,
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [])

  useEffect(() => {
    view.current?.dispatch({
      effects: naming.reconfigure(EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" })),
    })
  }, [label, naming])

  useEffect(() => {
    const { current } = view
    if (current === null || current.state.doc.toString() === text) return
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: text } })
  }, [text])

  useEffect(() => {
    const { current } = view
    if (current !== null) current.dispatch(setDiagnostics(current.state, [...diagnosticsIn(current.state, failures)]))
  }, [failures])

  useEffect(() => {
    view.current?.dispatch({ effects: showLine.of(line) })
  }, [line])

  useEffect(() => {
    const { current } = view
    if (current === null || goTo === null) return
    const { from } = current.state.doc.line(Math.min(Math.max(1, goTo.line), current.state.doc.lines))
    current.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) })
    current.focus()
  }, [goTo])

  return <div className="editor" ref={place} />
}
