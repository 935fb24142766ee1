import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { TimestampRefused } from '../../../platform/outside/timestamper.ts'
import type { JobContext } from '../../job-context.ts'
import { porSellar, sinSelloDeTiempo } from './read-model.ts'
import { postponeSello, saveSello } from './repository.ts'
import { sealEvidencia } from './seal-evidencia.ts'

/** Sales processed per run. */
const POR_RONDA = 20
/** Longest wait between requests to an authority that does not answer; the waits double up to it. */
const ESPERA_MAXIMA_MIN = 6 * 60

async function sealTiempoOf(context: JobContext, pendiente: Awaited<ReturnType<typeof sinSelloDeTiempo>>[number]) {
  const { db, clock, services } = context
  const { declaracionId, firma, intentos } = pendiente
  if (!services.sealTiempo) return
  try {
    const { respuesta, sello } = await services.sealTiempo(Buffer.from(firma, 'base64'))
    await saveSello(db, declaracionId, { sello: respuesta, sellada: sello.en, autoridad: sello.autoridad })
  } catch (error) {
    if (!(error instanceof TimestampRefused)) throw error
    const espera = Math.min(2 ** intentos, ESPERA_MAXIMA_MIN) * MINUTO_MS
    await postponeSello(db, declaracionId, new Date(Date.parse(clock.ahora()) + espera).toISOString())
  }
}

/** Requests missing time stamps that are due, outside every transaction. */
async function sealTiempos(context: JobContext): Promise<void> {
  const { db, clock, services } = context
  if (!services.sealTiempo) return
  const pendientes = await sinSelloDeTiempo(db, clock.ahora(), POR_RONDA)
  await oneByOne(pendientes, (pendiente) => sealTiempoOf(context, pendiente))
}

/** Seals the evidence of a finished sale. */
export async function sealAtEnd(context: JobContext, { declaracionId }: { declaracionId: number }): Promise<void> {
  await sealEvidencia(context, declaracionId)
  await sealTiempos(context)
}

/** Seals sales that ended before evidence existed or whose job was interrupted, and requests missing time stamps. */
export async function sealPendientes(context: JobContext): Promise<void> {
  const sealAll = async () => oneByOne(await porSellar(context.db, POR_RONDA), (id) => sealEvidencia(context, id))
  await oneByOne([sealAll, () => sealTiempos(context)], (perform) => perform())
}
