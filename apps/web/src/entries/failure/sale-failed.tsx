import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { Failed } from '../../components/feedback/failed.tsx'
import { Page, wayHome } from '../../components/layout/page.tsx'
import { messageOf } from '../../lib/api/errors.ts'

interface SaleFailedProps {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Notice that the sale of a screen could not be read. */
export function SaleFailed({ error, busy, onRetry }: SaleFailedProps) {
  return (
    <Page title="Postulación" actions={wayHome(error)}>
      <Failed text={messageOf(error, prospectoMessages.datosFailed.text)} busy={busy} onRetry={onRetry} />
    </Page>
  )
}
