import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { type ValorUF, valorUF } from '@alerce/domain/base/dinero/tipos'
import { type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Rondas } from '../platform/jobs.ts'
import { diasDelReajuste, type UfPublicada } from './referencia/uf.ts'
import { insertMissing, readUf } from './repository.ts'
import { esDeLaDemo } from './usuarios.ts'

/** Days from today for which the demo has a UF. */
const DIAS = 60
/** Assumed rise of prices from one 9th to the next, in percent. */
const IPC = 0.3
const FUENTE = 'Valor de demostración'

/** The last 9th before a day. */
const dia9Antes = (fecha: FechaISO): FechaISO => `${sumaDias(fecha, -9).slice(0, 7)}-09`

/**
 * UF for each day without one, from the first known day to `hasta` (ISO date). Each value continues that of the day
 * before by the official rule, with an assumed IPC. The same input gives the same values.
 */
export function ufDeDemostracion(conocidas: ReadonlyMap<FechaISO, ValorUF>, hasta: FechaISO): UfPublicada[] {
  const [primera] = [...conocidas.keys()].toSorted()
  const nuevas: UfPublicada[] = []
  let ayer = primera && conocidas.get(primera)
  if (!(primera && ayer)) return nuevas
  for (let fecha = sumaDias(primera, 1); fecha <= hasta; fecha = sumaDias(fecha, 1)) {
    const conocida = conocidas.get(fecha)
    const dias = diasDelReajuste(dia9Antes(fecha))
    const valor: ValorUF = conocida ?? valorUF(Math.round(ayer * (1 + IPC / 100) ** (1 / dias) * 100) / 100)
    if (!conocida) nuevas.push({ fecha, valor, fuente: FUENTE })
    ayer = valor
  }
  return nuevas
}

/** Extends the UF of the demo to some weeks from today; loaded values stay unchanged. */
export async function bringUfUpToDate(db: Db, clock: Clock): Promise<void> {
  const nuevas = ufDeDemostracion(await readUf(db), sumaDias(clock.hoy(), DIAS))
  const carga = { cargadaPor: 'la demostración', cargadaEn: clock.ahora() }
  await insertMissing(db, { uf: nuevas.map((dia) => ({ ...dia, valor: textoDecimal(dia.valor), ...carga })) })
}

async function maintainUf(db: Db, clock: Clock): Promise<void> {
  if (await esDeLaDemo(db)) await bringUfUpToDate(db, clock)
}

/** Scheduled jobs of the demo; they do nothing on another database. */
export const rondasDeLaDemo = (db: Db, clock: Clock): Rondas => ({
  'uf-de-demostracion': { cron: '11 0 * * *', run: () => maintainUf(db, clock) },
})
