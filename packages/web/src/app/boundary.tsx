import { Component, type ReactNode } from "react"
import { Trouble } from "./trouble.tsx"

interface Props {
  readonly children: ReactNode
  /** Another value tries again: the page has gone elsewhere. */
  readonly at: string
}

interface State {
  readonly error: Error | null
  readonly at: string
}

/** Shows a message with a way on where a part of the page breaks; never a blank page. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, error: null }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return <Trouble error={error} again={() => this.setState({ error: null })} />
  }
}
