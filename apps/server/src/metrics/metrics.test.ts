import type { HechoDelEstado } from '@alerce/contract/operations/base/estado'
import { routes } from '@alerce/contract/routes'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEstado } from '../command.ts'
import type { Bucket } from '../platform/almacen/bucket.ts'
import type { Antivirus } from '../platform/antivirus/clamd.ts'
import { fixedClock } from '../platform/clock.ts'
import { openPostgres } from '../platform/db/pool.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { eventually } from '../testing/eventually.ts'
import { startWirePostgres } from '../testing/postgres-wire.ts'
import { testEnv } from '../testing/template.ts'
import { type Endpoint, listenMetrics } from './endpoint.ts'
import { createFacts, type Facts, watchListeners } from './facts.ts'
import { createMetrics, type Metrics } from './registry.ts'

let desk: Desk
let metrics: Metrics
let endpoint: Endpoint
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({ METRICS_PORT: 0 })
  if (!desk.measured) throw new Error('no metrics')
  metrics = desk.measured.metrics
  endpoint = await listenMetrics({ metrics, facts: freshFacts, log, host: '127.0.0.1', port: 0 })
  asesora = await desk.as('asesora')
})
afterAll(async () => {
  await endpoint.close()
  await desk.close()
})

beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(desk.db)
  await desk.db.deleteFrom('correo').execute()
})

const log = createLog('silent')
const sold = async () => ({ vende: true, avisos: [] as string[] })

/** Facts told by the parts of a server without faults. */
const usual = {
  direccionUnica: null,
  correo: true,
  demo: true,
  metricas: true,
  replica: null,
  trazas: null,
}

/** Reader of the facts of the desk, with other parts where given. */
function factsOf(own: Partial<Parameters<typeof createFacts>[0]> = {}): () => Promise<Facts> {
  const { db, clock, connection } = desk
  const { files } = desk
  const told = () => ({ ...usual, running: metrics.running() })
  const parts = { surtido: sold, files, heard: { avisos: true }, told, dataDir: '.', log }
  return createFacts({ db, clock, connection, ...parts, ...own })
}
/** Facts of the desk, read anew. */
const freshFacts = () => factsOf()()

/** A letter queued so many hours ago. */
const write = (estado: 'pendiente' | 'enviado' | 'fallido', hours: number) => {
  const creado = new Date(Date.parse(desk.clock.ahora()) - hours * 3_600_000).toISOString()
  const correo = { para: 'ana@example.cl', asunto: 'Hola', texto: 'Hola', estado, creado, enCola: creado }
  return desk.db.insertInto('correo').values(correo).execute()
}

/** Value of a sample; undefined: not shown. */
const valueIn = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length))
}
const scrape = async () => await metrics.print(await freshFacts())

const said = ({ asunto, texto }: HechoDelEstado) => `${asunto}: ${texto}`
const atendibles = (hechos: readonly HechoDelEstado[]) => hechos.filter(({ estado }) => estado === 'atender').map(said)

describe('calls', () => {
  const count = async (operation: string, kind: string) =>
    valueIn(await scrape(), `alerce_requests_total{operation="${operation}",class="${kind}"}`) ?? 0

  test('are counted by operation and class of status, refused ones too', async () => {
    const before = await count('obtenerMiDia', '2xx')
    await asesora.data(routes.obtenerMiDia.path)
    await desk.anyone().post(routes.obtenerMiDia.path)
    await desk.app.inject({
      method: 'POST',
      url: routes.obtenerMiDia.path,
      payload: 'no',
      headers: { 'content-type': 'text/plain' },
    })
    expect([await count('obtenerMiDia', '2xx'), await count('obtenerMiDia', '4xx')]).toEqual([before + 1, 2])
    const text = await scrape()
    expect(valueIn(text, 'alerce_request_duration_seconds_count{operation="obtenerMiDia"}')).toBe(before + 3)
    expect(valueIn(text, 'alerce_requests_running')).toBe(0)
  })

  test('have no other label than names of the table of routes: no address, no id', async () => {
    await asesora.get('/api/v1/nadie/16482305-9?rut=16482305-9')
    await desk.app.inject('/healthz')
    const text = await scrape()
    const operations = new Set([...text.matchAll(/operation="([^"]*)"/g)].map(([, name = '']) => name))
    expect([...operations].filter((name) => !(name in routes))).toEqual([])
    expect(text).not.toContain('16482305')
  })

  test('that run are shown while they do', async () => {
    const held = await desk.connection.pool.connect()
    const { promise, resolve } = Promise.withResolvers<void>()
    const { query } = held
    held.query = (async (...asked: unknown[]) => {
      await promise
      return Reflect.apply(query, held, asked)
    }) as never
    held.release()
    const call = asesora.post(routes.obtenerMiDia.path)
    await eventually(() => expect(metrics.running()).toBe(1))
    resolve()
    await call
    held.query = query
    expect(metrics.running()).toBe(0)
  })
})

describe('the database', () => {
  test('tells pending letters and the age of the oldest, and those given up', async () => {
    await write('pendiente', 2)
    await write('pendiente', 1)
    await write('enviado', 9)
    await write('fallido', 8)
    const text = await scrape()
    const values = ['pending', 'oldest_seconds', 'failed'].map((name) => valueIn(text, `alerce_outbox_${name}`))
    expect(values).toEqual([2, 7200, 1])
  })

  test('tells jobs by queue and state, and since when the oldest is due', async () => {
    await sql`insert into pgboss.job (name, state, start_after) values
      ('enviar-correo', 'created', now() - interval '10 minutes'), ('enviar-correo', 'retry', now() + interval '1 hour'),
      ('ronda', 'completed', now() - interval '1 day')`.execute(desk.db)
    const text = await scrape()
    const jobs = (queue: string, state: string) => valueIn(text, `alerce_jobs{queue="${queue}",state="${state}"}`)
    expect([jobs('enviar-correo', 'ready'), jobs('enviar-correo', 'deferred'), jobs('ronda', 'ready')]).toEqual([
      1, 1, 0,
    ])
    expect(valueIn(text, 'alerce_jobs_oldest_seconds{queue="enviar-correo"}')).toBeGreaterThanOrEqual(600)
    expect(valueIn(text, 'alerce_jobs_oldest_seconds{queue="ronda"}')).toBe(0)
  })

  test('tells the age of the newest UF, which those of later days do not hide', async () => {
    expect(valueIn(await scrape(), 'alerce_uf_age_days')).toBe(0)
    const rows = await desk.db.selectFrom('uf').select('fecha').orderBy('fecha', 'desc').limit(1).execute()
    const clock = fixedClock(`${sumaDias(rows[0]?.fecha ?? '', 3)}T13:00:00.000Z`)
    expect((await factsOf({ clock })()).database?.ufDays).toBe(3)
  })

  test('is asked once in ten seconds, however many scrapes come', async () => {
    let asked = 0
    const surtido = async () => {
      asked += 1
      return await sold()
    }
    const facts = factsOf({ surtido })
    await Promise.all([facts(), facts(), facts()])
    await facts()
    expect(asked).toBe(1)
  })

  test.each([
    ['silent', () => new Promise<never>(() => undefined)],
    ['away', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ])('that is %s is down, and its last values are not shown', async (_what, surtido) => {
    await write('pendiente', 2)
    const own = createMetrics()
    expect(valueIn(await own.print(await freshFacts()), 'alerce_outbox_pending')).toBe(1)
    const text = await own.print(await factsOf({ surtido, patienceMs: 5 })())
    expect(valueIn(text, 'alerce_database_up')).toBe(0)
    for (const name of ['alerce_outbox_pending', 'alerce_uf_age_days', 'alerce_catalogue_sells', 'alerce_jobs{'])
      expect(text).not.toMatch(new RegExp(`^${name.replace('{', '\\{')}`, 'm'))
    expect(valueIn(text, 'alerce_database_pool{state="waiting"}')).toBe(0)
  })
})

describe('files', () => {
  const bucket = (answers: boolean) => ({ ...({} as Bucket), answers: async () => answers })
  const antivirus = (answers: boolean) => ({ ...({} as Antivirus), answers: async () => answers })
  const counts = { unreadable: 2, infected: 3, unscanned: 4 }

  test('without bucket and antivirus have no sample, and the operator reads that nothing is scanned', async () => {
    const facts = await freshFacts()
    const text = await metrics.print(facts)
    expect(text).not.toMatch(/^alerce_(bucket_up|antivirus_up|files_to_move|objects_to_delete) /m)
    expect(facts.files).toEqual({ bucket: null, antivirus: null })
  })

  test('tell if bucket and antivirus answer, what waits, and what could not be read', async () => {
    await desk.db.deleteFrom('almacen').execute()
    await desk.db
      .insertInto('almacen')
      .values({ llave: 'claro/1', contenido: Buffer.from('1') })
      .execute()
    const files = { ...desk.files, bucket: bucket(false), takesToBucket: true, antivirus: antivirus(true), counts }
    const facts = await factsOf({ files })()
    const text = await metrics.print(facts)
    const names = ['bucket_up', 'antivirus_up', 'files_to_move', 'objects_to_delete']
    expect(names.map((name) => valueIn(text, `alerce_${name}`))).toEqual([0, 1, 1, 0])
    const totals = ['unreadable', 'infected', 'unscanned'].map((name) => valueIn(text, `alerce_files_${name}_total`))
    expect(totals).toEqual([2, 3, 4])
    expect(facts.files).toEqual({ bucket: false, antivirus: true })
  })
})

test('a failed attempt of a job is counted, and its line carries the id of its letter', async () => {
  const lines: string[] = []
  const to = { write: (line: string) => void lines.push(line) }
  const failed: string[] = []
  const jobs = createJobs(desk.connection, createLog('info', { to }), { onFailure: (name) => void failed.push(name) })
  const fail = () => Promise.reject(new Error('451 no hay lugar para ana@example.cl'))
  const nothing = async () => undefined
  await jobs.start(
    {
      'enviar-correo': fail,
      'emitir-documentos': nothing,
      importar: nothing,
      'sellar-evidencia': nothing,
      'soltar-respuesta': nothing,
      'cerrar-sesion': nothing,
      'avisar-cierre': nothing,
      'enlace-de-clave': nothing,
      'entregar-sucesos': nothing,
    },
    {},
  )
  await desk.db.transaction().execute(async (tx) => {
    await jobs.send(tx, 'enviar-correo', { correoId: 17 })
    await jobs.send(tx, 'emitir-documentos', { declaracionId: 18 })
    await jobs.send(tx, 'enlace-de-clave', { usuarioId: null, ip: '203.0.113.7' })
  })
  await eventually(() => expect(lines.length).toBeGreaterThanOrEqual(3))
  await jobs.stop()
  const said = lines.map((line) => JSON.parse(line))
  expect(said.find(({ trabajo }) => trabajo === 'enviar-correo')).toMatchObject({
    correoId: 17,
    msg: 'trabajo fallido',
  })
  expect(said.find(({ trabajo }) => trabajo === 'emitir-documentos')).toMatchObject({ declaracionId: 18 })
  expect(lines.join('')).not.toMatch(/ana@|203\.0\.113\.7/)
  expect(failed).toContain('enviar-correo')
})

test('a listener is shown as deaf while its connection is lost', async () => {
  const wire = await startWirePostgres()
  const connection = openPostgres(wire.url, 1, () => undefined)
  const { as, heard } = watchListeners(connection)
  const silent = { heard: () => undefined, lost: () => undefined, back: () => undefined }
  const listening = await as('avisos').listen('canal', silent)
  expect(heard).toEqual({ avisos: true })
  wire.cut(true)
  await eventually(() => expect(heard).toEqual({ avisos: false }))
  wire.cut(false)
  await eventually(() => expect(heard).toEqual({ avisos: true }))
  await listening.close()
  wire.cut(true)
  await as('trabajos').listen('otro', silent)
  expect(heard.trabajos).toBe(false)
  await connection.close()
  await wire.close()
})

describe('the port of metrics', () => {
  const ask = (path: string, method = 'GET') => fetch(`${endpoint.address}${path}`, { method })

  test('answers /metrics as Prometheus reads it, and nothing else without asking', async () => {
    const reply = await ask('/metrics')
    expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(await reply.text()).toContain('alerce_database_up 1')
    expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404])
  })

  test('answers the command estado, with an error when a letter waits too long', async () => {
    const env = { ...testEnv, METRICS_PORT: Number(new URL(endpoint.address).port) }
    const hechos = await readEstado(env)
    expect(atendibles(hechos)).toEqual([])
    for (const texto of ['Escucha de avisos: conectada', 'Base de datos: responde', 'Catálogo: se puede vender'])
      expect(hechos.map(said)).toContain(texto)
    await write('pendiente', 2)
    expect(atendibles(await readEstado(env))).toEqual(['Cartas: 1 por salir, la más antigua hace 2 h'])
  })
})

test('the command estado without server or database says so', async () => {
  const env = { ...testEnv, DATABASE_URL: 'postgres://u:secreta@127.0.0.1:1/d', METRICS_PORT: 1 }
  const hechos = await readEstado(env)
  expect(hechos.map(said)).toEqual([
    'Servidor: no contesta en http://127.0.0.1:1',
    'Base de datos: DATABASE_URL: no se puede usar la base de datos: nadie contesta en esa dirección.',
  ])
  expect(atendibles(hechos)).toHaveLength(2)
})
