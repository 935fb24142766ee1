import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'

interface Props {
  readonly children: ReactNode
}

/** A fault of ours in one part must not take the rest away; what was typed is in its draft. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <Failed text="Ha ocurrido un error inesperado" onRetry={() => this.setState({ failed: false })} />
  }
}
