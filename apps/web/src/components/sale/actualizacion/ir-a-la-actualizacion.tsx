import { tienePlanConfirmado } from '@alerce/domain/contrato/edicion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { goTo } from '../../../lib/routes.ts'
import { ButtonLink } from '../../actions/button-link.tsx'

interface IrALaActualizacionProps {
  readonly prospectoId: number
  /** Of the sale, as saved: before a plan is confirmed, and of somebody inactive, there is no update. */
  readonly etapa: string
  readonly activo?: boolean
}

/** From a screen that is locked, or held by an open update, to where the update is made. */
export function IrALaActualizacion({ prospectoId, etapa, activo = true }: IrALaActualizacionProps) {
  if (!activo || !tienePlanConfirmado(etapa as EtapaProspecto)) return null
  return <ButtonLink to={goTo('postulantDatanew', { prospectoId })}>Ir a la actualización</ButtonLink>
}
