import { Component, type ReactNode } from 'react'
import { forgetFailures } from '../lib/pageCode.ts'
import { ErrorPage } from './ErrorPage.tsx'

interface Props {
  /** The visit: another one is a new attempt. */
  visit?: string
  children: ReactNode
}

interface State {
  failed: boolean
  visit: string | undefined
}

/** Shows the error page in the place of what has failed to load or to render, until the visitor goes elsewhere. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failed: false, visit: this.props.visit }

  static getDerivedStateFromError = (): Partial<State> => ({ failed: true })

  static getDerivedStateFromProps = ({ visit }: Props, state: State): State | null =>
    visit === state.visit ? null : { failed: false, visit }

  override componentDidCatch() {
    forgetFailures()
  }

  override render() {
    return this.state.failed ? <ErrorPage failed /> : this.props.children
  }
}
