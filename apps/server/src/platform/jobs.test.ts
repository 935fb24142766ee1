import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'
import { eventually } from '../testing/eventually.ts'
import { startReceiver } from '../testing/otlp.ts'
import { testEnv } from '../testing/template.ts'
import { createJobs, type JobHandlers, type Rondas } from './jobs.ts'
import { createLog } from './log.ts'
import { openTraces } from './traces/open-traces.ts'

let desk: Desk
let hechas: string[]
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(() => {
  hechas = []
})

/** Another server on the same database. */
const servidor = () => createJobs(desk.connection, createLog('silent'))

const nada = async () => undefined
const handlers: JobHandlers = {
  'enviar-correo': nada,
  'emitir-documentos': nada,
  importar: nada,
  'sellar-evidencia': nada,
  'soltar-respuesta': nada,
  'cerrar-sesion': nada,
  'avisar-cierre': nada,
  'enlace-de-clave': nada,
  'entregar-sucesos': nada,
}
const ronda = (nombre: string, cron: string): Rondas => ({
  [nombre]: { cron, run: async () => void hechas.push(nombre) },
})

const programadas = async () =>
  (
    await sql<{ key: string; cron: string; timezone: string }>`
      select key, cron, timezone from pgboss.schedule order by key`.execute(desk.db)
  ).rows

test('rounds are kept once for all servers, by the hour of Santiago; those of another version go', async () => {
  const [antes, despues] = [servidor(), servidor()]
  await antes.start(handlers, { ...ronda('vieja', '0 4 * * *'), ...ronda('citas', '1 4 * * *') })
  await despues.start(handlers, { ...ronda('citas', '2 4 * * *'), ...ronda('nueva', '0 4 * * *') })
  await Promise.all([antes.stop(), despues.stop()])
  expect(await programadas()).toEqual([
    { key: 'citas', cron: '2 4 * * *', timezone: 'America/Santiago' },
    { key: 'nueva', cron: '0 4 * * *', timezone: 'America/Santiago' },
  ])
})

test('a round is done when its job comes', async () => {
  const jobs = servidor()
  await jobs.start(handlers, ronda('nueva', '0 4 * * *'))
  await desk.db.transaction().execute((tx) => jobs.send(tx, 'ronda', { nombre: 'nueva' }))
  await eventually(() => expect(hechas).toEqual(['nueva']))
  await jobs.stop()
})

test('a job queued while the clock was a day ahead runs once a server starts; the rounds go on too', async () => {
  const jobs = servidor()
  await jobs.prepare()
  await desk.db.transaction().execute((tx) => jobs.send(tx, 'ronda', { nombre: 'nueva' }))
  await sql`update pgboss.job set start_after = start_after + interval '1 day' where name = 'ronda'`.execute(desk.db)
  await sql`update pgboss.version set cron_on = now() + interval '1 day'`.execute(desk.db)
  await sql`update pgboss.queue set maintain_on = now() + interval '1 day'`.execute(desk.db)
  await jobs.start(handlers, ronda('nueva', '0 4 * * *'))
  await eventually(() => expect(hechas).toEqual(['nueva']))
  await jobs.stop()
  const { rows } = await sql<{ adelante: number }>`select
    (select count(*)::int from pgboss.queue where greatest(monitor_claim_on, maintain_on) > now())
      + (select count(*)::int from pgboss.version where cron_on > now()) as adelante`.execute(desk.db)
  expect(rows).toEqual([{ adelante: 0 }])
})

test('a job queued in a traced call runs in its trace, and its line says which; its handler sees its own data alone', async () => {
  const receiver = await startReceiver()
  const lines: string[] = []
  const log = createLog('info', { to: { write: (line) => void lines.push(line) } })
  const traces = openTraces({ ...testEnv, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, log)
  const jobs = createJobs(desk.connection, log, { traces })
  const payloads: object[] = []
  await jobs.start({ ...handlers, 'enviar-correo': async (payload) => void payloads.push(payload) }, {})
  const traceId = await traces.enter({ name: 'llamada', kind: 'server' }, async (span) => {
    await desk.db.transaction().execute((tx) => jobs.send(tx, 'enviar-correo', { correoId: 17 }))
    return span.traceId
  })
  await eventually(() => expect(lines.join('')).toContain('trabajo hecho'))
  await jobs.stop()
  await traces.close()
  await receiver.close()
  expect(payloads).toEqual([{ correoId: 17 }])
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ trabajo: 'enviar-correo', correoId: 17, trace_id: traceId }),
  )
  const [call, job] = ['llamada', 'trabajo enviar-correo'].map((name) =>
    receiver.spans().find((span) => span.name === name),
  )
  expect(job).toMatchObject({ traceId, parentSpanId: call?.spanId })
})
