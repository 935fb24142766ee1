import { notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { correosMessages } from '@alerce/contract/messages/base/correos'
import { trasUnFallo } from '@alerce/domain/base/correos/entrega'
import { codigoVencido } from '@alerce/domain/base/correos/llave'
import { direccionDeBaja } from '@alerce/domain/base/correos/resumen'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { redact } from '../../../platform/log.ts'
import { MailRefused } from '../../../platform/outside/mail.ts'
import type { JobContext } from '../../job-context.ts'
import { readArchivo } from '../archivos/read-model.ts'
import { note } from '../bitacora/note.ts'
import { notify } from '../notificaciones/notify.ts'
import { administradoresSinNoticia } from '../notificaciones/read-model.ts'
import { parametrosAl } from '../parametros/read-model.ts'
import { composeHtml } from './dibujo/compose-html.ts'
import { correo as buscarCorreo, type Correo } from './read-model.ts'
import { direccionDeRebote } from './rebotes/direccion-de-rebote.ts'
import { markEntregado, markFailure } from './repository.ts'

async function mailDe({ db, services, mailer }: JobContext, correo: Correo) {
  const adjuntos = []
  for (const { archivoId, nombre, mime } of correo.adjuntos)
    adjuntos.push({ nombre, mime, contenido: (await readArchivo({ ...services, tx: db }, archivoId)).contenido })
  const { identidad, para } = correo
  const { asunto, texto } = correo.reservado ?? correo
  // an answer to what opens something would carry it, quoted, to the advisor, who never asks for it
  const asesor = correo.clase === 'acceso' ? null : correo.asesor
  const baja = correo.clase === 'resumen' ? direccionDeBaja(texto) : null
  const vuelve = mailer.rebotes && direccionDeRebote(services.vault, mailer.rebotes, correo.id)
  return {
    identidad,
    para,
    vuelve,
    responderA: asesor,
    asunto,
    texto,
    html: composeHtml({ asunto, texto, asesor }),
    adjuntos,
    baja,
  }
}

/** Nobody tries it again by itself: whoever answers for the letter is told, and the Bitácora keeps it. */
async function giveUpAsLost({ db, clock }: JobContext, correo: Correo, intentos: number, error: string) {
  const ahora = clock.ahora()
  await db.transaction().execute(async (tx) => {
    await markFailure(tx, correo.id, { intentos, estado: 'fallido', error })
    const { prospectoId, asesor, asunto } = correo
    if (prospectoId === null || asesor === null) return
    const ctx = { tx, ahora, actor: { kind: 'sistema', mando: 'enviar-correo' } } as const
    await note(ctx, prospectoId, 'correoNoEntregado', asunto)
    await notify(ctx, { usuarioId: asesor.usuarioId, prospectoId }, 'correoNoEntregado', asunto)
  })
}

/** The administration hears once a day that no mail leaves, however many wait: the letters themselves are tried again. */
async function notifySinAcceso({ db, clock }: JobContext): Promise<void> {
  const ahora = clock.ahora()
  const desde = new Date(Date.parse(ahora) - DIA_MS).toISOString()
  await db.transaction().execute(async (tx) => {
    for (const usuarioId of await administradoresSinNoticia(tx, notificaciones.correoSinAcceso.texto(), desde))
      await notify({ tx, ahora }, { usuarioId, prospectoId: null }, 'correoSinAcceso')
  })
}

/**
 * Delivers one mail of the outbox; to what stands for no address, none. Repeating it is harmless: what is delivered is
 * left alone, and a mail that went out in the instant before a crash goes again under the same Message-ID. No
 * transaction is held while the server answers.
 */
export async function deliverCorreo(context: JobContext, { correoId }: { correoId: number }): Promise<void> {
  const { db, clock, mailer, services } = context
  const correo = await buscarCorreo({ tx: db, vault: services.vault }, correoId)
  if (correo?.estado !== 'pendiente') return
  if (correo.para === (await parametrosAl(db, clock.hoy())).correoSinEmpleador)
    return await giveUpAsLost(context, correo, correo.intentos, correosMessages.deNadie.text)
  if (codigoVencido(correo.texto, correo.creado, clock.ahora()))
    return await giveUpAsLost(context, correo, correo.intentos, correosMessages.vencido.text)
  if (!mailer.disponible) return await markEntregado(db, correo, null)
  try {
    await mailer.send(await mailDe(context, correo))
  } catch (error) {
    const intentos = correo.intentos + 1
    const dicho = redact(error instanceof Error ? error.message : String(error))
    const definitivo = error instanceof MailRefused && error.definitivo
    const estado = trasUnFallo({ definitivo, enCola: correo.enCola, ahora: clock.ahora() })
    if (estado === 'fallido') return await giveUpAsLost(context, correo, intentos, dicho)
    await markFailure(db, correoId, { intentos, estado, error: dicho })
    if (error instanceof MailRefused && error.sinAcceso) await notifySinAcceso(context)
    throw error
  }
  await markEntregado(db, correo, clock.ahora())
}
