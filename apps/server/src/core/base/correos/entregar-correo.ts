import { correosMessages } from '@alerce/contract/messages/base/correos'
import { triesOfJob } from '../../../platform/jobs.ts'
import { redact } from '../../../platform/log.ts'
import type { JobContext } from '../../job-context.ts'
import { leerArchivo } from '../archivos/read-model.ts'
import { parametrosAl } from '../parametros/read-model.ts'
import { correo as buscarCorreo, type Correo } from './read-model.ts'
import { marcarEntregado, marcarFallo } from './repository.ts'

async function mailDe({ db, services }: JobContext, correo: Correo) {
  const adjuntos = []
  for (const { archivoId, nombre, mime } of correo.adjuntos)
    adjuntos.push({ nombre, mime, contenido: (await leerArchivo({ ...services, tx: db }, archivoId)).contenido })
  const { para, asunto, texto } = correo
  return { clave: `correo-${correo.id}`, para, asunto, texto, adjuntos }
}

/**
 * Delivers one mail of the outbox; to what stands for no address, none. Repeating it is harmless: what is delivered is left alone, and a mail that went out
 * in the instant before a crash goes again under the same Message-ID. No transaction is held while the server answers.
 */
export async function entregarCorreo(context: JobContext, { correoId }: { correoId: number }): Promise<void> {
  const { db, clock, mailer } = context
  const correo = await buscarCorreo(db, correoId)
  if (correo?.estado !== 'pendiente') return
  if (correo.para === (await parametrosAl(db, clock.hoy())).correoSinEmpleador) {
    return await marcarFallo(db, correoId, {
      intentos: correo.intentos,
      estado: 'fallido',
      error: correosMessages.deNadie.text,
    })
  }
  if (!mailer.disponible) return await marcarEntregado(db, correoId, null)
  try {
    await mailer.send(await mailDe(context, correo))
  } catch (error) {
    const intentos = correo.intentos + 1
    const estado = intentos < triesOfJob ? 'pendiente' : 'fallido'
    await marcarFallo(db, correoId, {
      intentos,
      estado,
      error: redact(error instanceof Error ? error.message : String(error)),
    })
    throw error
  }
  await marcarEntregado(db, correoId, clock.ahora())
}
