import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnsOf } from '../../../platform/db/schema/columns.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { readDocumento } from './documento-de-persona.ts'
import { filasDe } from './read-model.ts'
import { columnasSecretas, papelesDePersona, tablasCalladas, tablasDeNadie, tablasDePersona } from './tablas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const enListas = [...Object.keys(tablasDePersona), ...Object.keys(tablasCalladas), ...tablasDeNadie]
/** Columns that mark a table as about a person. */
const dePersona = [
  'prospecto_id',
  'declaracion_id',
  'persona_id',
  'beneficiario_id',
  'empleador_id',
  'archivo_id',
  'rut',
  'rut_titular',
  'rut_empleador',
  'pasaporte',
  'numero_pasaporte',
  'fecha_nacimiento',
  'correo',
]

/** Faults of the lists against the current schema. */
async function problemas(): Promise<string[]> {
  const columnas = await columnsOf(desk.db)
  const tablas = new Set(columnas.map(({ table }) => table))
  return [
    ...[...tablas].filter((tabla) => !enListas.includes(tabla)).map((tabla) => `${tabla} is in no list`),
    ...enListas.filter((tabla) => !tablas.has(tabla)).map((tabla) => `there is no ${tabla}`),
    ...enListas.filter((tabla, at) => enListas.indexOf(tabla) !== at).map((tabla) => `${tabla} is in two lists`),
    ...columnas
      .filter(({ table, name }) => tablasDeNadie.includes(table) && dePersona.includes(name))
      .map(({ table, name }) => `${table}.${name} speaks of somebody`),
    ...columnasSecretas
      .filter((secreta) => !columnas.some(({ table, name }) => `${table}.${name}` === secreta))
      .map((secreta) => `there is no ${secreta}`),
  ]
}

describe('every table of the schema is about a person, withheld with its reason, or about no person', () => {
  test('as the schema stands', async () => {
    expect(await problemas()).toEqual([])
  })

  test.each([
    ['in no list', 'create table nueva (id bigint)', 'drop table nueva', 'nueva is in no list'],
    [
      'of nobody, when it comes to name somebody',
      'alter table equipo add column rut text',
      'alter table equipo drop column rut',
      'equipo.rut speaks of somebody',
    ],
  ])('one %s turns this red', async (_fault, change, back, says) => {
    await sql.raw(change).execute(desk.db)
    const found = await problemas().finally(() => sql.raw(back).execute(desk.db))
    expect(found).toEqual([says])
  })

  test('each way leads from the document or from a table above', () => {
    const rotos = papelesDePersona.flatMap((papel) => {
      const orden = Object.keys(tablasDePersona).filter((tabla) => tablasDePersona[tabla]?.[papel])
      return orden.flatMap((tabla, at) =>
        (tablasDePersona[tabla]?.[papel]?.por ?? [])
          .filter(
            ([, de]) =>
              ![
                'rut',
                'pasaporte',
                'direccion',
                'rutSinGuion',
                'bloqueados',
                'citas',
                'reservas',
                ...orden.slice(0, at),
              ].includes(de),
          )
          .map(([, de]) => `${papel}: ${tabla} from ${de}`),
      )
    })
    expect(rotos).toEqual([])
  })

  test('each path is a valid query; an unknown person has no rows', async () => {
    const [rut, pasaporte] = [readDocumento('9.999.999-3', false), readDocumento('zz 99999', false)]
    expect([rut, pasaporte]).toEqual([
      { tipo: 'rut', numero: '9999999-3' },
      { tipo: 'pasaporte', numero: 'ZZ99999' },
    ])
    const correo = readDocumento('nadie@example.cl', false)
    for (const documento of [rut, pasaporte, correo])
      expect((documento && (await filasDe(desk.db, documento)))?.size).toBe(0)
  })
})

test.each([
  ['12.345.678-5', false, { tipo: 'rut', numero: '12345678-5' }],
  ['123456785', false, { tipo: 'rut', numero: '12345678-5' }],
  ['123456785', true, { tipo: 'pasaporte', numero: '123456785' }],
  ['12.345.678-9', false, null],
  ['x', false, null],
  ['Ana <ANA@example.cl>', false, { tipo: 'correo', numero: 'ana@example.cl' }],
  ['ana@', false, null],
])('%s (passport: %s) is read as %o', (escrito, esPasaporte, documento) => {
  expect(readDocumento(escrito, esPasaporte)).toEqual(documento)
})
