import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Outage } from '../platform/db/outage.ts'
import type { ReplicaFacts } from '../platform/db/replica-reads.ts'
import { type EstadoDelCatalogo, mountHealth } from './health.ts'

const well = async () => undefined
const silent = () => new Promise<void>(() => undefined)
const broken = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432, user alerce'))
const crowded = () => Promise.reject(Object.assign(new Error('too many clients'), { code: '53300' }))
const full = () => Promise.reject(new Outage('full', '/srv/alerce/data'))

const alDia: EstadoDelCatalogo = { vende: true, avisos: [] }

type Check = () => Promise<void>

const steady = { draining: false, deaf: false, files: true, replica: null as ReplicaFacts | null }

function asking(
  ping: Check,
  ensureRoom: Check,
  embedded: boolean,
  surtido = alDia,
  { draining, deaf, files, replica } = steady,
) {
  const app = Fastify()
  const states = {
    isDraining: () => draining,
    isDeaf: () => deaf,
    filesAnswer: async () => files,
    nucleo: null,
    replica: replica && (() => replica),
  }
  mountHealth(app, { ping, ensureRoom, embedded, ...states, surtido: async () => surtido, patienceMs: 5 })
  return async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    return [statusCode, JSON.parse(body)]
  }
}

const vivo = { estado: 'vivo', base: 'responde' }
const enDisco = { ...vivo, disco: 'con espacio' }
const detenido = { estado: 'detenido', base: 'no responde', disco: 'con espacio' }
const sinConexiones = { estado: 'sin conexiones libres' }
const sinBase = { estado: 'sin base de datos' }

test.each([
  ['PostgreSQL that answers', false, well, well, [200, vivo], [200, { estado: 'listo' }]],
  ['PostgreSQL that is away', false, broken, well, [200, { ...vivo, base: 'no responde' }], [503, sinBase]],
  ['PostgreSQL that is silent', false, silent, well, [200, { ...vivo, base: 'no responde' }], [503, sinBase]],
  ['PostgreSQL that is full', false, crowded, well, [200, { ...vivo, base: 'no responde' }], [503, sinConexiones]],
  ['the embedded engine', true, well, well, [200, enDisco], [200, { estado: 'listo' }]],
  ['a full disk', true, well, full, [200, { ...vivo, disco: 'sin espacio' }], [503, { estado: 'sin espacio' }]],
  ['a wedged embedded engine', true, silent, well, [503, detenido], [503, sinBase]],
  ['a broken embedded engine', true, broken, well, [503, detenido], [503, sinBase]],
] as const)('%s answers only its state', async (_title, embedded, ping, room, health, ready) => {
  const ask = asking(ping, room, embedded)
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([health, ready])
})

test.each([
  [true, 'con avisos'],
  [false, 'detenida'],
])('a stale table is reported and does not change readiness (sells: %s)', async (vende, venta) => {
  const ask = asking(well, well, false, { vende, avisos: ['No hay planes en venta.'] })
  expect(await ask('/readyz')).toEqual([200, { estado: 'listo', venta, avisos: ['No hay planes en venta.'] }])
})

test('a server about to stop is alive and not ready', async () => {
  const ask = asking(well, well, false, alDia, { ...steady, draining: true })
  expect([await ask('/healthz'), await ask('/readyz')]).toEqual([
    [200, vivo],
    [503, { estado: 'por detenerse' }],
  ])
})

test('a server without the notices of the database says so and stays ready', async () => {
  const ask = asking(well, well, false, alDia, { ...steady, deaf: true })
  expect(await ask('/readyz')).toEqual([200, { estado: 'listo', escucha: 'interrumpida' }])
})

const reads = { replica: 3, unpositioned: 1, away: 0, lagging: 0, behind: 0, failed: 0 }
const ninguna = { ...reads, replica: 0, unpositioned: 0 }

test.each<[string, ReplicaFacts, object]>([
  ['serves', { answers: true, lagSeconds: 0.04, lagBytes: 0, reads }, { estado: 'al día', atraso: 0, lecturas: 0.75 }],
  ['lags', { answers: true, lagSeconds: 12.34, lagBytes: 9, reads: ninguna }, { estado: 'atrasada', atraso: 12.3 }],
  ['is away', { answers: false, lagSeconds: null, lagBytes: null, reads: ninguna }, { estado: 'no responde' }],
])('a server whose replica %s says so and stays ready', async (_what, replica, said) => {
  const ask = asking(well, well, false, alDia, { ...steady, replica })
  expect(await ask('/readyz')).toEqual([200, { estado: 'listo', replica: said }])
})

test('a server without its store of files says so and stays ready', async () => {
  const ask = asking(well, well, false, alDia, { ...steady, files: false })
  expect(await ask('/readyz')).toEqual([200, { estado: 'listo', archivos: 'no responden' }])
})

test('parallel checks share one query of the database; a later one sends its own', async () => {
  let asked = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = asking(
    () => {
      asked += 1
      return promise
    },
    well,
    true,
  )
  const all = Promise.all(Array.from({ length: 200 }, (_, n) => ask(n % 2 === 0 ? '/healthz' : '/readyz')))
  // All requests arrive before the answer
  setImmediate(resolve)
  expect(new Set((await all).map(([status]) => status))).toEqual(new Set([200]))
  const together = asked
  await ask('/healthz')
  expect([together, asked]).toEqual([1, 2])
})
