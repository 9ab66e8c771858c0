import { Component, type ReactNode } from 'react'

interface Props {
  fallback: ReactNode
  retryKey: string
  children: ReactNode
}

/**
 * Shows `fallback` in place of children that failed to render. When `retryKey` changes, it renders the
 * children again.
 */
export class ErrorBoundary extends Component<Props> {
  override state: { hasFailed: boolean; retryKey?: string } = { hasFailed: false }

  static getDerivedStateFromProps = ({ retryKey }: Props, state: ErrorBoundary['state']) =>
    retryKey === state.retryKey ? null : { hasFailed: false, retryKey }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
