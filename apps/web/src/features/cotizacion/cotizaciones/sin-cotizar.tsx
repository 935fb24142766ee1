import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Page } from '../../../components/layout/page.tsx'
import type { ApiRefusal } from '../../../lib/api/errors.ts'
import { goTo } from '../../../lib/routes.ts'
import { useLugar } from '../../../lib/sale/lugar.tsx'

interface SinCotizarProps {
  readonly prospectoId: number
  /** Why the server does not quote it, in its words. */
  readonly por: ApiRefusal
}

/** Reason why a quote is not possible, and the link to correct it. */
export function SinCotizar({ prospectoId, por }: SinCotizarProps) {
  const datos = useLugar().actualiza ? 'postulantDatanew' : 'postulantData'
  if (por.codigo === parejaMessages.otorganteSinTerminar.code) return <Espera prospectoId={prospectoId} por={por} />
  const familia = por.codigo === beneficiariosMessages.familiaObservada.code
  return (
    <Page title="Cotizar Plan">
      <Empty title="Todavía no se puede cotizar">
        <p>{por.descripcion}</p>
        <ButtonLink kind="primary" to={goTo(familia ? 'prospectBeneficiaries' : datos, { prospectoId })}>
          {familia ? 'Ir a Beneficiarios' : 'Ir a Antecedentes'}
        </ButtonLink>
      </Empty>
    </Page>
  )
}

/** Receiver of a pair before its giver: current step of both, and which one goes first. */
function Espera({ prospectoId, por }: SinCotizarProps) {
  return (
    <Page title="Cotizar Plan">
      <Empty title="Todavía no se puede cotizar">
        <p>{por.descripcion}</p>
        <ButtonLink kind="primary" to={goTo('pareja', { prospectoId })}>
          Ver la pareja
        </ButtonLink>
      </Empty>
    </Page>
  )
}
