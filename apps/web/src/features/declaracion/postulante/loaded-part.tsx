import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { Component, type ReactNode, Suspense } from 'react'
import { Failed } from '../../../components/feedback/failed.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { Hoja } from './components/hoja.tsx'

interface PorPartesProps {
  readonly children: ReactNode
}

/**
 * A part of the page that is fetched when it is needed. One that does not come leaves the page standing and says so:
 * a new page asks for it anew, and opens at the same screen.
 */
export class LoadedPart extends Component<PorPartesProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={<LoadingBar />}>{this.props.children}</Suspense>
    return (
      <Hoja title="Su Declaración de Salud">
        <Failed text={m.parteFailed.text} onRetry={() => window.location.reload()} />
      </Hoja>
    )
  }
}
