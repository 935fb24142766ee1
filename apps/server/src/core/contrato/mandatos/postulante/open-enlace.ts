import type { ActoDeSalud } from '@alerce/contract/catalogos/acceso/accesos'
import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { type SituacionDelEnlace, situacionDelEnlace } from '@alerce/domain/contrato/enlace-mandato'
import { tokenHash } from '../../../../platform/link-token.ts'
import { recordAcceso } from '../../../acceso/accesos/record-acceso.ts'
import type { DeclaracionDeProspecto } from '../../../declaracion/ds/read-declaracion.ts'
import { type Declaracion, declaracionVivaDe, findDeclaracion } from '../../../declaracion/ds/read-model.ts'
import { findProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { mandatoDe } from '../read-model.ts'
import { type EnlaceDeMandatoGuardado, findEnlace } from './read-model-enlace.ts'

export type Mandato = NonNullable<Awaited<ReturnType<typeof mandatoDe>>>

export interface EnlaceAbierto {
  readonly situacion: Exclude<SituacionDelEnlace, 'noVigente'>
  readonly enlace: EnlaceDeMandatoGuardado
  readonly postulante: Prospecto
  readonly declaracion: Declaracion
  readonly mandato: Mandato | null
}

/**
 * Sale of an applicant's link. Unknown, expired and replaced links are refused with the same message. `bloquear`: locks
 * prospect and link, always in that order.
 */
export async function openEnlace(ctx: Context, token: string, bloquear: boolean): Promise<EnlaceAbierto> {
  const { tx, ahora } = ctx
  const huella = tokenHash(token)
  const visto = (await findEnlace(tx, huella)) ?? refuse(m.enlaceNoVigente)
  const ds = (await findDeclaracion(tx, visto.declaracionId)) ?? refuse(m.enlaceNoVigente)
  const postulante = (await findProspecto(tx, ds.prospectoId, bloquear)) ?? refuse(m.enlaceNoVigente)
  const enlace = (bloquear ? await findEnlace(tx, huella, true) : visto) ?? refuse(m.enlaceNoVigente)
  const viva = await declaracionVivaDe(tx, ds.prospectoId)
  ensure(viva?.id === ds.id && postulante.activo, m.enlaceNoVigente)
  const mandato = await mandatoDe(tx, ds.id)
  const situacion = situacionDelEnlace(enlace, mandato !== null, ahora)
  if (situacion === 'noVigente') return refuse(m.enlaceNoVigente)
  return { situacion, enlace, postulante, declaracion: ds, mandato }
}

/** Records in the access log that a link opened the applicant's data or acted on them. */
export async function noteApertura(ctx: Context, { enlace }: EnlaceAbierto, operacion: ActoDeSalud): Promise<void> {
  const { vault, ahora, origin } = ctx
  const acceso = { en: ahora, actor: `enlace de mandato ${enlace.id}`, operacion, ip: origin.ip }
  const anotado = { ...acceso, declaracionId: enlace.declaracionId }
  await ctx.leaveRegistro((tx) => recordAcceso(tx, vault, anotado))
}

/** Sale of a link for its payments (openEnlace). A blocked link opens none. */
export async function openPorEnlace(ctx: Context, token: string, bloquear: boolean): Promise<DeclaracionDeProspecto> {
  const { situacion, declaracion, postulante } = await openEnlace(ctx, token, bloquear)
  ensure(situacion !== 'bloqueado', m.bloqueado)
  return { declaracion, prospecto: postulante }
}
