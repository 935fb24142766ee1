import { notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { traerUf } from '@alerce/contract/operations/cotizacion/catalogo'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { esFuenteCaida, faltaLaDeManana, tocaTraer } from '@alerce/domain/cotizacion/catalogo/uf-por-traer'
import { operatorOf } from '../../../actor.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { administradoresSinNoticia } from '../../../base/notificaciones/read-model.ts'
import type { Core } from '../../../core.ts'
import type { JobContext } from '../../../job-context.ts'
import { findFuente, ultimaUf } from './read-model.ts'
import { forgetFuente } from './repository.ts'

/** Less than a day, so that a round that starts a little early still notifies. */
const HORAS_ENTRE_AVISOS = 20

type Reloj = Pick<JobContext, 'db' | 'clock'>

/** Tells each administrator of a fault of the UF once a day while it lasts. */
async function tellFault({ db, clock }: Reloj, noticia: 'ufSinManana' | 'ufSinFuente', dato: string): Promise<void> {
  const ahora = clock.ahora()
  const desde = new Date(Date.parse(ahora) - HORAS_ENTRE_AVISOS * HORA_MS).toISOString()
  await db.transaction().execute(async (tx) => {
    for (const usuarioId of await administradoresSinNoticia(tx, notificaciones[noticia].texto(dato), desde))
      await notify({ tx, ahora }, { usuarioId, prospectoId: null }, noticia, dato)
  })
}

async function askIfDue(core: Core, { db, clock, services }: JobContext): Promise<void> {
  if (services.fuenteDeUf === null) return await forgetFuente(db)
  const exitoEn = (await findFuente(db))?.exitoEn ?? null
  const estado = { hasta: await ultimaUf(db), exito: exitoEn && hoyEnSantiago(exitoEn) }
  if (tocaTraer(estado, clock.hoy())) await core.call({ operation: traerUf, payload: {}, ...operatorOf('traer-uf') })
}

/** Asks the source for the days to come, and tells the administrators of what is missing. */
export async function keepUf(context: JobContext, core: Core): Promise<void> {
  const { db, clock } = context
  await askIfDue(core, context)
  const fuente = await findFuente(db)
  if (fuente?.falla && esFuenteCaida(fuente.fallaDesde, clock.ahora()))
    await tellFault(context, 'ufSinFuente', fuente.falla)
  const hoy = clock.hoy()
  if (faltaLaDeManana(await ultimaUf(db), hoy)) await tellFault(context, 'ufSinManana', aDDMMYYYY(sumaDias(hoy, 1)))
}
