import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { goTo } from '../../../lib/routes.ts'
import { ButtonLink } from '../../actions/button-link.tsx'

interface IrALaActualizacionProps {
  readonly prospectoId: number
  /** Saved stage of the sale: there is no update before a plan is confirmed, nor for an inactive prospect. */
  readonly etapa: string
  readonly activo?: boolean
}

/** Link to the update, from a screen that is locked or held by an open update. */
export function IrALaActualizacion({ prospectoId, etapa, activo = true }: IrALaActualizacionProps) {
  if (!activo || !tienePlanConfirmado(etapa as EtapaProspecto)) return null
  return <ButtonLink to={goTo('postulantDatanew', { prospectoId })}>Ir a la actualización</ButtonLink>
}
