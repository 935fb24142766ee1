import { diasDeEntregas, proximoIntento, seApaga } from '@alerce/domain/base/entregas'
import { DIA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import { UnreachableAddress } from '../../../platform/outside/guarded.ts'
import type { WebhookSender } from '../../../platform/outside/webhooks.ts'
import type { JobContext } from '../../job-context.ts'
import { notify } from '../notificaciones/notify.ts'
import { administradoresActivos } from '../notificaciones/read-model.ts'
import {
  deleteEntregas,
  type EntregaTomada,
  giveUpPendientes,
  markEntregada,
  markFallo,
  switchOff,
  takeEntregas,
} from './repository.ts'
import { cabecerasDeEntrega } from './sign-entrega.ts'

/** Messages of one address at a time. */
const DE_CADA = 5
/** Time after which a message taken by a process that ended is due again: longer than any reply is waited for. */
const TOMADA_MS = 2 * MINUTO_MS
/** The address asks for no more messages. */
const GONE = 410

/** Result of an attempt: the HTTP status, or why there was none. */
interface Respuesta {
  readonly codigo: number | null
  readonly error: string | null
}

/** Body of a message: kind, instant of the change, and ids. */
const cuerpoDe = ({ suceso, creada, datos }: EntregaTomada): string =>
  JSON.stringify({ type: suceso, timestamp: creada, data: datos })

async function attempt(
  { clock, services }: JobContext,
  send: WebhookSender,
  entrega: EntregaTomada,
): Promise<Respuesta> {
  const { identidad, suscripcionId, url, secreto, secretoAnterior, anteriorHasta } = entrega
  const ahora = clock.ahora()
  const secretos = [services.vault.en('suscripcion.secreto', suscripcionId).open<string>(secreto)]
  if (secretoAnterior && anteriorHasta && anteriorHasta > ahora)
    secretos.push(services.vault.en('suscripcion.secreto_anterior', suscripcionId).open<string>(secretoAnterior))
  const cuerpo = cuerpoDe(entrega)
  try {
    const headers = cabecerasDeEntrega(secretos, { identidad, ahora, cuerpo })
    const codigo = await send({ url, headers, body: cuerpo })
    return { codigo, error: codigo >= 200 && codigo < 300 ? null : `Respondió ${codigo}` }
  } catch (error) {
    if (!(error instanceof UnreachableAddress)) throw error
    return { codigo: null, error: error.message }
  }
}

/** Switches off an address that is gone or has failed for days, and tells the administrators. */
async function switchOffAndTell(tx: Db, ahora: string, { suscripcionId, clienteId }: EntregaTomada, gone: boolean) {
  await switchOff(tx, suscripcionId, gone ? 'ya no existe' : 'no responde')
  const noticia = gone ? 'webhookSinDestino' : 'webhookSinRespuesta'
  for (const usuarioId of await administradoresActivos(tx))
    await notify({ tx, ahora }, { usuarioId, prospectoId: null }, noticia, clienteId)
}

/** Sends one message and keeps the result; a failed one is queued for its next attempt. */
async function deliver(context: JobContext, send: WebhookSender, entrega: EntregaTomada): Promise<void> {
  const { db, clock, services } = context
  const { codigo, error } = await attempt(context, send, entrega)
  const en = clock.ahora()
  const intento = { intentos: entrega.intentos + 1, en, codigo }
  await db.transaction().execute(async (tx) => {
    await publish(tx, { tema: 'clientes' })
    if (error === null) return await markEntregada(tx, entrega, intento)
    const proxima = proximoIntento(intento.intentos, en)
    const { activa, fallaDesde } = await markFallo(tx, entrega, { ...intento, error, proxima })
    // The answer of an address that was replaced meanwhile says nothing of the new one
    const lost = fallaDesde !== null && (codigo === GONE || seApaga(fallaDesde, en))
    if (activa && lost) await switchOffAndTell(tx, en, entrega, codigo === GONE)
    if (!activa || lost) return await giveUpPendientes(tx, entrega.suscripcionId)
    if (proxima === null) return
    const despuesDe = (Date.parse(proxima) - Date.parse(en)) / 1000
    await services.jobs.send(tx, 'entregar-sucesos', { motivo: 'reintento' }, { despuesDe })
  })
}

/**
 * Sends the messages that are due, until none is. Several servers may do so at once: each takes other ones. A message may
 * arrive twice, under the same id, after a crash.
 */
export async function deliverEntregas(context: JobContext): Promise<void> {
  const { db, clock, services } = context
  const { sendWebhook } = services
  if (!sendWebhook) return
  for (;;) {
    const ahora = clock.ahora()
    const hasta = new Date(Date.parse(ahora) + TOMADA_MS).toISOString()
    const tomadas = await takeEntregas(db, { ahora, hasta, deCada: DE_CADA })
    if (tomadas.length === 0) return
    await Promise.all(tomadas.map((entrega) => deliver(context, sendWebhook, entrega)))
  }
}

/** Deletes messages after 30 days, with their results. */
export const forgetEntregas = ({ db, clock }: JobContext): Promise<void> =>
  deleteEntregas(db, new Date(Date.parse(clock.ahora()) - diasDeEntregas * DIA_MS).toISOString())
