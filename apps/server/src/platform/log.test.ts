import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { Outage, type OutageKind } from './db/outage.ts'
import { createLog } from './log.ts'
import { oneByOne } from './one-by-one.ts'

/** A log and the lines it has written. */
function openLog(level = 'info', quietMs = 60_000) {
  const lines: Record<string, unknown>[] = []
  const to = new Writable({
    write: (line, _encoding, done) => {
      lines.push(JSON.parse(line))
      done()
    },
  })
  return { log: createLog(level, { quietMs, to }), lines }
}

const away = (kind: OutageKind = 'unreachable') => new Outage(kind, new Error('connect ECONNREFUSED 10.0.0.7:5432'))

test('many failures of one outage, of calls, jobs and probes, are one line', () => {
  const { log, lines } = openLog()
  for (const kind of ['lost', 'unreachable', 'unreachable'] as const) {
    log.error({ err: away(kind), operacion: 'obtenerMiDia' }, 'fallo técnico')
    log.child({ reqId: '1' }).warn({ err: new Error('ronda', { cause: away(kind) }) }, 'la base de datos no responde')
    log.error({ err: new AggregateError([away(kind), away(kind)]), trabajo: 'ronda' }, 'trabajo fallido')
  }
  expect(lines.map(({ level, msg, falla }) => [level, msg, falla])).toEqual([
    [50, 'se perdió la conexión con la base de datos', 'lost'],
  ])
})

test('a full disk is another outage, and a conflict is a failure of its call', () => {
  const { log, lines } = openLog()
  for (const kind of ['unreachable', 'full', 'full', 'conflict', 'conflict'] as const)
    log.error({ err: away(kind) }, 'fallo técnico')
  expect(lines.map(({ msg }) => msg)).toEqual([
    'la base de datos no responde',
    'la base de datos no tiene espacio',
    'fallo técnico',
    'fallo técnico',
  ])
})

test('its end is one line with the number of failures, and the next outage is logged again', async () => {
  const { log, lines } = openLog('info', 5)
  for (let time = 0; time < 3; time++) log.error({ err: away() }, 'fallo técnico')
  await eventually(() => expect(lines).toHaveLength(2))
  expect(lines[1]).toMatchObject({ level: 30, msg: 'sin más fallas de la base de datos', fallas: 3 })
  log.error({ err: away() }, 'fallo técnico')
  expect(lines).toHaveLength(3)
})

test('with level debug every failure is there', () => {
  const { log, lines } = openLog('debug')
  for (let time = 0; time < 3; time++) log.error({ err: away() }, 'fallo técnico')
  expect(lines.map(({ level }) => level)).toEqual([50, 20, 20, 20])
})

test('failures of a round carry the ids of their cases and their reasons, and no personal data', async () => {
  const { log, lines } = openLog()
  const items = [{ id: 7, correo: 'ana@example.cl' }, { declaracionId: 8, nombre: 'Ana' }, 9]
  const error = await oneByOne(items, async () => {
    throw new Error('no hay 12.345.678-5')
  }).catch((failure: unknown) => failure)
  log.error({ err: error, trabajo: 'ronda' }, 'trabajo fallido')
  expect(lines[0]).toMatchObject({
    err: {
      message: '3 de 3 fallaron',
      casos: [{ id: 7 }, { declaracionId: 8 }, 9],
      fallas: Array(3).fill('Error: no hay [rut]'),
    },
  })
  expect(JSON.stringify(lines)).not.toMatch(/ana@|Ana/)
})
