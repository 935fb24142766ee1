import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { type SituacionDeInvitacion, situacionDeInvitacion } from '@alerce/domain/declaracion/invitacion/enlace'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { newToken, tokenHash } from '../../../../platform/link-token.ts'
import { findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { DeclaracionDeProspecto } from '../../ds/read-declaracion.ts'
import { findDeclaracion } from '../../ds/read-model.ts'
import { correoDelPostulante } from '../../ds/read-model-personas.ts'
import { ensureNoRetencion } from '../../invitacion/cambio-de-correo/ensure-correo-que-firma.ts'
import { type EnlaceDestino, findEnlace } from '../../invitacion/read-model.ts'
import type { Codigo } from '../repository-codigo.ts'
import { sendCodigo } from '../send-codigo.ts'

export interface InvitacionTomada extends DeclaracionDeProspecto {
  readonly enlaceId: number
  readonly situacion: SituacionDeInvitacion
  readonly fallos: number
  readonly llevaA: EnlaceDestino
  /** ISO instant. */
  readonly expira: string
}

/**
 * Mails the entry code to the identified applicant; the challenge is only in the reply, so it stays in that browser.
 */
export async function mailCodigo(ctx: Context, { declaracion, prospecto }: InvitacionTomada) {
  const desafio = newToken()
  const de = { declaracionId: declaracion.id, uso: 'entrada' as const, desafioHash: tokenHash(desafio), dice: null }
  return { estado: 'codigo' as const, desafio, ...(await sendCodigo(ctx, de, prospecto)) }
}

/**
 * Prospect and declaration of an applicant's link, both locked. Unknown, expired, replaced and annulled links are
 * refused with the same message; a held one tells the end of its hold.
 */
export async function takeInvitacion(ctx: Context, token: string): Promise<InvitacionTomada> {
  const { tx, ahora } = ctx
  const enlace = (await findEnlace(tx, tokenHash(token))) ?? refuse(m.enlaceNoVigente)
  ensure(enlace.expira > ahora, m.enlaceNoVigente)
  const vista = (await findDeclaracion(tx, enlace.declaracionId)) ?? refuse(m.enlaceNoVigente)
  const prospecto = (await findProspecto(tx, vista.prospectoId, true)) ?? refuse(m.enlaceNoVigente)
  const declaracion = (await findDeclaracion(tx, vista.id, true)) ?? refuse(m.enlaceNoVigente)
  // Read again under the locks: simultaneous guesses are counted one by one
  const cerrado = (await findEnlace(tx, tokenHash(token))) ?? refuse(m.enlaceNoVigente)
  const { id: enlaceId, fallos, bloqueado, llevaA, expira } = cerrado
  ensure(llevaA === 'copia' || contestaElPostulante(declaracion), m.enlaceNoVigente)
  ensure(declaracion.viva && prospecto.activo, m.enlaceNoVigente)
  await ensureNoRetencion(ctx, prospecto)
  const situacion = situacionDeInvitacion({ ...declaracion, bloqueado })
  // The code uses the address of its link
  const correo = llevaA === 'copia' ? await correoDelPostulante(tx, declaracion.id, prospecto) : prospecto.correo
  return { enlaceId, declaracion, prospecto: { ...prospecto, correo }, situacion, fallos, llevaA, expira }
}

/** Context with the applicant as actor, before the session exists. */
export const comoPostulante = (ctx: Context): Context => ({ ...ctx, actor: { kind: 'postulante', sesion: null } })

/** Refuses (422) a challenge other than that of the mailed code: the applicant starts again. */
export function ensureDesafio(codigo: Codigo | null, desafio: string): void {
  ensure(codigo?.desafioHash?.equals(tokenHash(desafio)), m.codigoVencido)
}
