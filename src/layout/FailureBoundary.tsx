import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** When it changes, the children are rendered again. */
  attempt?: string
  children: ReactNode
}

interface State {
  hasFailed: boolean
  attempt: string | undefined
}

/** Shows the error page in place of children that failed to render, until `attempt` changes. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: this.props.attempt }

  static getDerivedStateFromError = (): Partial<State> => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ attempt }: Props, state: State): State | null =>
    attempt === state.attempt ? null : { hasFailed: false, attempt }

  override render() {
    return this.state.hasFailed ? <ErrorPage hasFailed /> : this.props.children
  }
}
