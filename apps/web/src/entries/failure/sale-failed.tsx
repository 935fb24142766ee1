import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Failed } from '../../components/feedback/failed.tsx'
import { Page } from '../../components/layout/page.tsx'
import { isRefusal, messageOf } from '../../lib/api/errors.ts'
import { goTo } from '../../lib/routes.ts'

interface SaleFailedProps {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
}

/** The sale of a screen could not be read. Where there is none, to try again is no way on. */
export function SaleFailed({ error, busy, onRetry }: SaleFailedProps) {
  const toList = isRefusal(error, 404) && <ButtonLink to={goTo('home')}>Volver al inicio</ButtonLink>
  return (
    <Page title="Postulación" actions={toList}>
      <Failed text={messageOf(error, prospectoMessages.datosFailed.text)} busy={busy} onRetry={onRetry} />
    </Page>
  )
}
