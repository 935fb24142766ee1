import { Component, type ReactNode, Suspense } from 'react'
import { reloadOnce } from '../../lib/browser/reload-once.ts'
import { LoadingBar } from './skeletons.tsx'

interface LoadedPartProps {
  readonly children: ReactNode
  /** In its place when it does not come, again: a chunk that failed is only asked for anew by a new page. */
  readonly otherwise: ReactNode
}

/** A part of an applicant's page that is fetched when it is needed. */
export class LoadedPart extends Component<LoadedPartProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    reloadOnce()
  }

  override render(): ReactNode {
    if (this.state.failed) return this.props.otherwise
    return <Suspense fallback={<LoadingBar />}>{this.props.children}</Suspense>
  }
}
