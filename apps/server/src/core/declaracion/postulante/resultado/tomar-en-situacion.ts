import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { type SituacionDelPostulante, situacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/leer-declaracion.ts'
import { tomarPostulacion } from '../tomar-postulacion.ts'

/** The applicant's declaration for acting on its result, locked; refused (422) where it stands elsewhere. */
export async function tomarEnSituacion(
  ctx: Context,
  ...situaciones: readonly SituacionDelPostulante[]
): Promise<DeclaracionDeProspecto> {
  const tomada = await tomarPostulacion(ctx)
  const { declaracion } = tomada
  ensure(declaracion.enviadaEn !== null && situaciones.includes(situacionDelPostulante(declaracion)), m.otroPaso)
  return tomada
}
