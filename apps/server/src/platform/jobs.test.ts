import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../testing/desk.ts'
import { eventually } from '../testing/eventually.ts'
import { createJobs, type JobHandlers, type Rondas } from './jobs.ts'
import { createLog } from './log.ts'

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
