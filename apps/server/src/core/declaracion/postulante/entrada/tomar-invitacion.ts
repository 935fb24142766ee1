import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { type SituacionDeInvitacion, situacionDeInvitacion } from '@alerce/domain/declaracion/invitacion/enlace'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { tokenHash } from '../../../../platform/link-token.ts'
import { buscarProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/leer-declaracion.ts'
import { buscarDeclaracion } from '../../declaracion/read-model.ts'
import { correoDelPostulante } from '../../declaracion/read-model-personas.ts'
import { buscarEnlace, type EnlaceDestino, fallosDe } from '../../invitacion/read-model.ts'

export interface InvitacionTomada extends DeclaracionDeProspecto {
  readonly situacion: SituacionDeInvitacion
  readonly fallos: number
  readonly llevaA: EnlaceDestino
  /** ISO instant. */
  readonly expira: string
}

/**
 * What an applicant's link opens, prospect and declaration locked. An unknown one, one that expired, one that was
 * replaced and one of an invitation that was annulled are refused in the same words.
 */
export async function tomarInvitacion({ tx, ahora }: Context, token: string): Promise<InvitacionTomada> {
  const enlace = (await buscarEnlace(tx, tokenHash(token))) ?? refuse(m.enlaceNoVigente)
  ensure(enlace.expira > ahora, m.enlaceNoVigente)
  const vista = (await buscarDeclaracion(tx, enlace.declaracionId)) ?? refuse(m.enlaceNoVigente)
  const prospecto = (await buscarProspecto(tx, vista.prospectoId, true)) ?? refuse(m.enlaceNoVigente)
  const declaracion = (await buscarDeclaracion(tx, vista.id, true)) ?? refuse(m.enlaceNoVigente)
  const { llevaA } = enlace
  ensure(llevaA === 'copia' || contestaElPostulante(declaracion), m.enlaceNoVigente)
  ensure(declaracion.viva && prospecto.activo, m.enlaceNoVigente)
  const { fallos, bloqueada } = await fallosDe(tx, vista.id)
  const situacion = situacionDeInvitacion({ ...declaracion, bloqueada })
  // the desk opened it again: they begin to count anew
  const cuenta = bloqueada === null ? fallos : 0
  // a code goes where its link went
  const correo = llevaA === 'copia' ? await correoDelPostulante(tx, declaracion.id, prospecto) : prospecto.correo
  return { declaracion, prospecto: { ...prospecto, correo }, situacion, fallos: cuenta, llevaA, expira: enlace.expira }
}

/** The applicant as who acts, before they have a session. */
export const comoPostulante = (ctx: Context): Context => ({ ...ctx, actor: { kind: 'postulante', sesion: null } })
