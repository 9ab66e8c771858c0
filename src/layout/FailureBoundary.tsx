import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

/** Shows the error page in place of children that failed to render. Another `key` renders them again. */
export class FailureBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? <ErrorPage hasFailed /> : this.props.children
  }
}
