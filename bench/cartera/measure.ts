import { azar } from '../../apps/server/src/testing/muestras.ts'
import { type AlerceProcess, startProcess } from '../../e2e/support/server/process.ts'
import { enter, type Session } from '../support/session.ts'
import { type Base, DATA_KEY } from './bases.ts'
import { type Consulta, consultasDe } from './consultas.ts'
import { guardadosDe } from './guardados.ts'
import { alguna, send } from './mezcla.ts'

/** The product on one of the databases, with logged-in users. */
export interface Mesa {
  readonly base: Base
  readonly alerce: AlerceProcess
  readonly sesiones: readonly Session[]
  readonly consultas: readonly Consulta[]
}

const SESIONES = 8
const FRIAS = 20

export async function openMesa(base: Base): Promise<Mesa> {
  const alerce = await startProcess({
    DATABASE_URL: base.url,
    DATA_KEY,
    LOG_LEVEL: 'info',
    // Settings of npm start
    NODE_OPTIONS: '--max-semi-space-size=4',
    MALLOC_ARENA_MAX: '2',
    LOGIN_ATTEMPTS_PER_MINUTE: '100000',
    REQUESTS_PER_MINUTE: '100000000',
  })
  const sesiones: Session[] = []
  for (let one = 0; one < SESIONES; one++) sesiones.push(await enter(alerce.url, 'asesora'))
  return { base, alerce, sesiones, consultas: [...(await consultasDe(base.url)), ...(await guardadosDe(base.url))] }
}

/** Percentile of sorted times; `share`: 0 to 1. */
export const percentil = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const ordenados = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b)

async function unaLlamada({ alerce, sesiones }: Mesa, { nombre, operacion, cargas }: Consulta, dado: Dado) {
  const began = performance.now()
  const ok = await send(alerce.url, alguna(sesiones, dado), operacion, alguna(cargas, dado))
  if (!ok) throw new Error(`«${nombre}» was refused`)
  return performance.now() - began
}

type Dado = ReturnType<typeof azar>

/**
 * Sorted times of one kind of call on each desk. The desks alternate call by call, so that other work of the machine
 * affects all alike.
 */
export async function tiemposDe(mesas: readonly Mesa[], at: number, veces: number): Promise<number[][]> {
  const dados = mesas.map(() => azar(at + 1))
  const times: number[][] = mesas.map(() => [])
  for (let turn = -FRIAS; turn < veces; turn++) {
    for (const [which, mesa] of mesas.entries()) {
      const consulta = mesa.consultas[at]
      const dado = dados[which]
      if (!consulta || !dado) continue
      const ms = await unaLlamada(mesa, consulta, dado)
      if (turn >= 0) times[which]?.push(ms)
    }
  }
  return times.map(ordenados)
}
