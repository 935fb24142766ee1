import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { ButtonLink } from '../../../../components/actions/button.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Page } from '../../../../components/layout/page.tsx'
import { goTo } from '../../../../lib/routes.ts'

/** One of a compensated pair is not quoted alone: why, and where the two of them stand. */
export function EnPareja({ prospectoId }: { readonly prospectoId: number }) {
  return (
    <Page title="Cotizar Plan">
      <Empty title={parejaMessages.cotizacionCerrada.text}>
        <ButtonLink to={goTo('pareja', { prospectoId })}>Ver la pareja</ButtonLink>
      </Empty>
    </Page>
  )
}
