import { azar } from '../../apps/server/src/testing/muestras.ts'
import { type AlerceProcess, startProcess } from '../../e2e/support/server/process.ts'
import { enter, type Session } from '../support/session.ts'
import { type Base, DATA_KEY } from './bases.ts'
import { type Consulta, consultasDe } from './consultas.ts'
import { guardadosDe } from './guardados.ts'
import { alguna, enviar } from './mezcla.ts'

/** The product on one of the databases, with people who came in. */
export interface Mesa {
  readonly base: Base
  readonly alerce: AlerceProcess
  readonly sesiones: readonly Session[]
  readonly consultas: readonly Consulta[]
}

const SESIONES = 8
const FRIAS = 20

export async function abrirMesa(base: Base): Promise<Mesa> {
  const alerce = await startProcess({
    DATABASE_URL: base.url,
    DATA_KEY,
    LOG_LEVEL: 'info',
    // as npm start begins it
    NODE_OPTIONS: '--max-semi-space-size=4',
    MALLOC_ARENA_MAX: '2',
    LOGIN_ATTEMPTS_PER_MINUTE: '100000',
    REQUESTS_PER_MINUTE: '100000000',
  })
  const sesiones: Session[] = []
  for (let one = 0; one < SESIONES; one++) sesiones.push(await enter(alerce.url, 'asesora'))
  return { base, alerce, sesiones, consultas: [...(await consultasDe(base.url)), ...(await guardadosDe(base.url))] }
}

/** The value below which a share of the sorted times lies. */
export const percentil = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const ordenados = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b)

async function unaLlamada({ alerce, sesiones }: Mesa, { nombre, operacion, cargas }: Consulta, dado: Dado) {
  const began = performance.now()
  const ok = await enviar(alerce.url, alguna(sesiones, dado), operacion, alguna(cargas, dado))
  if (!ok) throw new Error(`«${nombre}» was refused`)
  return performance.now() - began
}

type Dado = ReturnType<typeof azar>

/**
 * The times of one kind of call on each desk, sorted. The desks take turns, call by call, so that whatever else the
 * machine does meets them all alike.
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
