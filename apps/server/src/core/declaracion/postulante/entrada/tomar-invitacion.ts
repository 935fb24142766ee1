import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { type SituacionDeInvitacion, situacionDeInvitacion } from '@alerce/domain/declaracion/invitacion/enlace'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { newToken, tokenHash } from '../../../../platform/link-token.ts'
import { buscarProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/leer-declaracion.ts'
import { buscarDeclaracion } from '../../declaracion/read-model.ts'
import { correoDelPostulante } from '../../declaracion/read-model-personas.ts'
import { exigirSinRetencion } from '../../invitacion/cambio-de-correo/exigir-correo-que-firma.ts'
import { buscarEnlace, type EnlaceDestino } from '../../invitacion/read-model.ts'
import { enviarCodigo } from '../enviar-codigo.ts'
import type { Codigo } from '../repository-codigo.ts'

export interface InvitacionTomada extends DeclaracionDeProspecto {
  readonly enlaceId: number
  readonly situacion: SituacionDeInvitacion
  readonly fallos: number
  readonly llevaA: EnlaceDestino
  /** ISO instant. */
  readonly expira: string
}

/** Mails the code of the entry to who was identified; what ties it to their browser goes with the answer alone. */
export async function mandarCodigo(ctx: Context, { declaracion, prospecto }: InvitacionTomada) {
  const desafio = newToken()
  const de = { declaracionId: declaracion.id, uso: 'entrada' as const, desafioHash: tokenHash(desafio), dice: null }
  return { estado: 'codigo' as const, desafio, ...(await enviarCodigo(ctx, de, prospecto)) }
}

/**
 * What an applicant's link opens, prospect and declaration locked. An unknown one, one that expired, one that was
 * replaced and one of an invitation that was annulled are refused in the same words; one that is held, with until when.
 */
export async function tomarInvitacion(ctx: Context, token: string): Promise<InvitacionTomada> {
  const { tx, ahora } = ctx
  const enlace = (await buscarEnlace(tx, tokenHash(token))) ?? refuse(m.enlaceNoVigente)
  ensure(enlace.expira > ahora, m.enlaceNoVigente)
  const vista = (await buscarDeclaracion(tx, enlace.declaracionId)) ?? refuse(m.enlaceNoVigente)
  const prospecto = (await buscarProspecto(tx, vista.prospectoId, true)) ?? refuse(m.enlaceNoVigente)
  const declaracion = (await buscarDeclaracion(tx, vista.id, true)) ?? refuse(m.enlaceNoVigente)
  // read again once all is locked: guesses that come together are counted one by one
  const cerrado = (await buscarEnlace(tx, tokenHash(token))) ?? refuse(m.enlaceNoVigente)
  const { id: enlaceId, fallos, bloqueado, llevaA, expira } = cerrado
  ensure(llevaA === 'copia' || contestaElPostulante(declaracion), m.enlaceNoVigente)
  ensure(declaracion.viva && prospecto.activo, m.enlaceNoVigente)
  await exigirSinRetencion(ctx, prospecto)
  const situacion = situacionDeInvitacion({ ...declaracion, bloqueado })
  // a code goes where its link went
  const correo = llevaA === 'copia' ? await correoDelPostulante(tx, declaracion.id, prospecto) : prospecto.correo
  return { enlaceId, declaracion, prospecto: { ...prospecto, correo }, situacion, fallos, llevaA, expira }
}

/** The applicant as who acts, before they have a session. */
export const comoPostulante = (ctx: Context): Context => ({ ...ctx, actor: { kind: 'postulante', sesion: null } })

/** Refuses (422) who did not prove the identity that a code was mailed for: they begin anew. */
export function exigirDesafio(codigo: Codigo | null, desafio: string): void {
  ensure(codigo?.desafioHash?.equals(tokenHash(desafio)), m.codigoVencido)
}
