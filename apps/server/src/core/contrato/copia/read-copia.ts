import { common } from '@alerce/contract/messages/common'
import { copiaDSMessages } from '@alerce/contract/messages/contrato/copia-ds'
import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { seDevuelve } from '@alerce/domain/declaracion/retencion'
import { publish } from '../../../avisos/repository.ts'
import { tokenHash } from '../../../platform/link-token.ts'
import { declaracionDelPostulante } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { type Declaracion, findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { leaveCopiaAbierta } from '../../declaracion/invitacion/leave-copia-abierta.ts'
import { findEnlace } from '../../declaracion/invitacion/read-model.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { copiaDe } from '../documentos/read-model.ts'
import { type PapelFirmado, papelesPorFirmar } from '../firmados/read-model.ts'

/**
 * The copy behind a link that stands, for who proved to be its applicant. A session of another declaration proves nothing
 * here (401). Of a denied one no paper was issued: it is drawn as it was declared, until its health is purged. A link that expired, was replaced or leads elsewhere is refused in the same words as at the door.
 */
export async function readCopia(ctx: Context, token: string) {
  const { tx, ahora } = ctx
  const enlace = (await findEnlace(tx, tokenHash(token))) ?? refuse(m.enlaceNoVigente)
  ensure(enlace.llevaA === 'copia' && enlace.expira > ahora, m.enlaceNoVigente)
  ensure(enlace.declaracionId === declaracionDelPostulante(ctx), common.unauthenticated)
  const declaracion = (await findDeclaracion(tx, enlace.declaracionId)) ?? refuse(m.enlaceNoVigente)
  const prospecto = (await findProspecto(tx, declaracion.prospectoId)) ?? refuse(m.enlaceNoVigente)
  ensure(declaracion.viva && prospecto.activo, m.enlaceNoVigente)
  ensure(declaracion.purgadaEn === null, copiaDSMessages.eliminada)
  const propia = { declaracion, prospecto, vence: enlace.expira }
  if (seDevuelve(declaracion.etapa))
    return { ...propia, devuelta: true, nombre: `declaracion-de-salud-${declaracion.folio}.pdf`, archivoId: null }
  const copia = (await copiaDe(tx, declaracion.id)) ?? refuse(documentosMessages.pendientes)
  return { ...propia, devuelta: false, nombre: copia.nombre, archivoId: copia.copiaFirmadaId ?? copia.archivoId }
}

/** The papers that were signed in ink, in their order: their applicant has them once the contract is made, and until then none. */
export async function firmadosEnTinta(
  { tx }: Pick<Context, 'tx'>,
  { id, etapa }: Pick<Declaracion, 'id' | 'etapa'>,
): Promise<PapelFirmado[]> {
  if (etapa !== 'terminado') return []
  return (await papelesPorFirmar(tx, id)).flatMap(({ firmado }) => (firmado ? [firmado] : []))
}

/** Their advisor learns that the applicant has the copy, the first time by each link; what it says, never. */
export async function leaveApertura(ctx: Context, { id, prospectoId }: Declaracion): Promise<void> {
  await ctx.leaveRegistro(async (tx) => {
    if (!(await leaveCopiaAbierta({ ...ctx, tx }, id))) return
    await note({ ...ctx, tx }, prospectoId, 'copiaAbierta')
    const prospecto = await findProspecto(tx, prospectoId)
    if (prospecto) await publish(tx, { tema: 'prospecto', prospectoId, asesorId: prospecto.asesorId })
  })
}
