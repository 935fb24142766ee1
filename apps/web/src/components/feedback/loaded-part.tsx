import { Component, type ReactNode, Suspense } from 'react'
import { reloadOnce } from '../../lib/browser/reload-once.ts'
import { HojaCargando } from '../layout/hoja.tsx'

interface LoadedPartProps {
  readonly children: ReactNode
  /** Renders in its place after a failure: only a reloaded page requests a failed chunk again. */
  readonly otherwise: (error: unknown) => ReactNode
}

/** Part of an applicant's page that is loaded on demand. */
export class LoadedPart extends Component<LoadedPartProps, { readonly failed: readonly [error: unknown] | null }> {
  override state: { readonly failed: readonly [error: unknown] | null } = { failed: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: [error] }
  }

  override componentDidCatch(): void {
    reloadOnce()
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (failed) return this.props.otherwise(failed[0])
    return <Suspense fallback={<HojaCargando />}>{this.props.children}</Suspense>
  }
}
