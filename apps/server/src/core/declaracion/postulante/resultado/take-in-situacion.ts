import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { type SituacionDelPostulante, situacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { DeclaracionDeProspecto } from '../../ds/read-declaracion.ts'
import { takePostulacion } from '../take-postulacion.ts'

/** The applicant's declaration for acting on its result, locked; refused (422) where it stands elsewhere. */
export async function takeInSituacion(
  ctx: Context,
  ...situaciones: readonly SituacionDelPostulante[]
): Promise<DeclaracionDeProspecto> {
  const tomada = await takePostulacion(ctx)
  const { declaracion } = tomada
  ensure(declaracion.enviadaEn !== null && situaciones.includes(situacionDelPostulante(declaracion)), m.otroPaso)
  return tomada
}
