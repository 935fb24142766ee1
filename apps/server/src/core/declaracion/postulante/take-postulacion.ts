import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { declaracionDelPostulante } from '../../actor.ts'
import { findProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { DeclaracionDeProspecto } from '../ds/read-declaracion.ts'
import { type Declaracion, findDeclaracion } from '../ds/read-model.ts'

/** An invitation that was annulled, lapsed or was replaced ends the session of its applicant. */
function ensureLive(declaracion: Declaracion, prospecto: Prospecto): void {
  ensure(declaracion.viva && contestaElPostulante(declaracion) && prospecto.activo, common.unauthenticated)
}

/** The declaration of the applicant that calls, for reading. */
export async function readPostulacion(ctx: Context): Promise<DeclaracionDeProspecto> {
  const declaracion = (await findDeclaracion(ctx.tx, declaracionDelPostulante(ctx))) ?? refuse(common.unauthenticated)
  const prospecto = (await findProspecto(ctx.tx, declaracion.prospectoId)) ?? refuse(common.unauthenticated)
  ensureLive(declaracion, prospecto)
  return { declaracion, prospecto }
}

/** The same for changing, prospect and declaration locked, always in that order. */
export async function takePostulacion(ctx: Context): Promise<DeclaracionDeProspecto> {
  const { prospectoId, id } = (await readPostulacion(ctx)).declaracion
  const prospecto = (await findProspecto(ctx.tx, prospectoId, true)) ?? refuse(common.unauthenticated)
  const declaracion = (await findDeclaracion(ctx.tx, id, true)) ?? refuse(common.unauthenticated)
  ensureLive(declaracion, prospecto)
  return { declaracion, prospecto }
}

/** The same while it is not signed: nothing of it changes afterwards (422). */
export async function editPostulacion(ctx: Context): Promise<DeclaracionDeProspecto> {
  const tomada = await takePostulacion(ctx)
  ensure(tomada.declaracion.enviadaEn === null, declaracionMessages.bloqueada)
  return tomada
}
