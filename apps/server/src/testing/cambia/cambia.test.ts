import type { Asunto } from '@alerce/contract/asuntos'
import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { agendarCita, obtenerCitas } from '@alerce/contract/operations/agenda/citas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ColumnNames } from '../../platform/db/names.ts'
import { columnsOf } from '../../platform/db/schema/columns.ts'
import { personaDe } from '../../semilla/demo/como-persona.ts'
import { type Desk, openDesk } from '../desk.ts'
import { asuntosDeColumna, asuntosDeTabla, leenSinDecirlo } from './asuntos-de-tabla.ts'
import { changedNothing, Doings, readsOf, writesOf } from './doings.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('each table of the migrated schema has its asuntos, and no other has; so do the listed columns', async () => {
  const names = new ColumnNames()
  const columns = await columnsOf(desk.db)
  const tables = new Set(columns.map(({ table }) => names.camelCase(table)))
  expect(Object.keys(asuntosDeTabla).toSorted()).toEqual([...tables].toSorted())
  const known = new Set(columns.map(({ table, name }) => `${names.camelCase(table)}.${names.camelCase(name)}`))
  expect(Object.keys(asuntosDeColumna).filter((column) => !known.has(column))).toEqual([])
})

describe('a statement writes', () => {
  const whole = { deletes: false, columns: null }
  test.each<[string, object[]]>([
    [
      'insert into "cita" ("id") values ($1) on conflict ("id") do update set "inicio" = $2',
      [{ table: 'cita', ...whole }],
    ],
    ['delete from "cambio_ds" where "id" = $1', [{ table: 'cambioDS', deletes: true, columns: null }]],
    [
      'update "declaracion" set "etapa" = $1, "folio_ds" = greatest("a", $2) where "version" = $3',
      [{ table: 'declaracion', deletes: false, columns: ['etapa', 'folioDS'] }],
    ],
    [
      `with intactos as (select 1 for update of p)
        update importacion_fila f set situacion = case when f.x in (select id from intactos) then 'a' end where true`,
      [{ table: 'importacionFila', deletes: false, columns: ['situacion'] }],
    ],
    [
      'with x as (delete from cita returning id) insert into cita_borrada select * from x',
      [
        { table: 'cita', deletes: true, columns: null },
        { table: 'citaBorrada', ...whole },
      ],
    ],
    ['select "update" from "cita" for update skip locked', []],
    ['insert into pgboss.job (name) values ($1)', []],
  ])('%s', (sql, writes) => expect(writesOf(sql)).toEqual(writes))

  test('nothing if it changed no row, unless it is a part of another', () => {
    expect(changedNothing('update "cita" set "estado" = $1', 0)).toBe(true)
    expect(changedNothing('update "cita" set "estado" = $1', 1)).toBe(false)
    expect(changedNothing('with x as (delete from cita returning id) select 1', 0)).toBe(false)
  })
})

describe('a write without notice', () => {
  const escribe = 'insert into "bitacora" ("texto") values ($1)'
  const borra = 'delete from "correo" where "id" = $1'
  const cuenta = (tema: string) => ({ tema, prospectoId: 1, asesorId: 1 })
  test.each<[string, readonly Asunto[] | null, string[], object | null, string[]]>([
    [
      'an operation that notifies nobody',
      [],
      [escribe],
      null,
      ['x writes bitacora: prospecto or cola or mesa or bitacora'],
    ],
    [
      'an operation that declares a subject of other screens, without notifying them',
      ['prospecto'],
      [escribe],
      null,
      ['x writes bitacora: prospecto or cola or mesa or bitacora'],
    ],
    ['not an operation that notifies them', [], [escribe], cuenta('prospecto'), []],
    [
      'nor an operation that leaves the advisor to be looked up',
      [],
      [escribe],
      { tema: 'prospecto', prospectoId: 1 },
      [],
    ],
    ['nor one that declares a subject of its own windows', ['bitacora'], [escribe], null, []],
    ['a job that notifies nobody', null, [escribe], null, ['x writes bitacora: prospecto or cola or mesa or bitacora']],
    ['not a job for a table without other screens', null, ['insert into "borrador" values ($1)'], null, []],
    ['nor one that forgets', null, [borra], null, []],
    ['an operation that deletes on request', [], [borra], null, ['x writes correo: correos']],
    [
      'a column with its own subject',
      ['etapaDS'],
      ['update "declaracion" set "etapa" = $1, "version" = $2'],
      null,
      ['x writes declaracion (etapa,version): cotizante', 'x writes declaracion (etapa,version): personas'],
    ],
  ])('%s', (_title, cambia, statements, told, lines) => {
    const done = new Doings()
    for (const sql of statements) done.note(sql, [], 1)
    if (told) done.note('select pg_notify($1, $2)', ['alerce', JSON.stringify(told)], 1)
    expect(done.silentOf({ name: 'x', cambia })).toEqual(lines)
  })
})

test('an operation with a missing subject is reported by the watch over the server tests', async () => {
  const actor = await personaDe(desk.db, 'asesora')
  const { id: prospectoId } = await desk.db
    .selectFrom('prospecto')
    .select('id')
    .where('asesorId', '=', actor.usuarioId)
    .where('activo', '=', true)
    .executeTakeFirstOrThrow()
  const fechaHoraInicio = '08/10/2026 20:00:00'
  const payload = agendarCita.request.parse({ prospectoId, fechaHoraInicio, duracionMinutos: 30, permiteTope: true })
  const origin = { ip: '127.0.0.1', agente: 'prueba', peticionId: 'prueba' }
  const olvidadiza = { ...agendarCita, cambia: ['bitacora'] } as const
  await desk.core.call({ operation: olvidadiza, payload, actor, origin })
  expect(desk.silent()).toEqual(['agendarCita writes cita: agenda'])
})

test.each<[string, string[]]>([
  ['select "c"."id" from "cita" as "c" inner join "prospecto" as "p" on true', ['cita', 'prospecto']],
  ['with x as (select 1 from only cambio_ds) select * from x left join cita using (id)', ['cambioDS', 'cita']],
  ['select extract(year from now()), pgboss.job.id from pgboss.job', []],
])('the tables that a statement reads are found: %s', (sql, tables) => expect(readsOf(sql)).toEqual(tables))

test('a read with a missing declaration is reported by the watch over server tests', async () => {
  const actor = await personaDe(desk.db, 'asesora')
  const payload = obtenerCitas.request.parse({
    fechaHoraInicio: '01/10/2026 00:00:00',
    fechaHoraTermino: '31/10/2026 23:59:59',
  })
  const origin = { ip: '127.0.0.1', agente: 'prueba', peticionId: 'prueba' }
  const ask = (lee: readonly Asunto[]) =>
    desk.core.call({ operation: { ...obtenerCitas, lee }, payload, actor, origin })
  await ask([])
  expect(desk.silent()).toContain('obtenerCitas shows cita: agenda')
  await ask(['agenda'])
  expect(desk.silent()).toEqual([])
})

test('every listed exception is a read with an empty declaration', () => {
  const callan = (operations as readonly Operation[]).filter(({ effect, lee }) => effect === 'read' && lee.length === 0)
  const names = callan.map(({ name }) => name)
  expect(Object.keys(leenSinDecirlo).filter((name) => !names.includes(name))).toEqual([])
})
