import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createShelf } from '../../../testing/golden/create-shelf.ts'
import type { Own } from '../../../testing/golden/shelf.ts'
import { testVault } from '../../../testing/template.ts'
import { createDb, type Db } from '../database.ts'
import { migrate } from '../migrate.ts'

const shelf = createShelf(inject('databaseUrl'))
let own: Own

/** A database as it was after that migration, with nothing in it. */
async function hasta(migracion: string): Promise<Db> {
  await shelf.golden('vacia', async () => undefined)
  own = await shelf.copy('vacia')
  const db = createDb(own.connection)
  await migrate(db, testVault, migracion)
  return db
}

afterEach(async () => {
  await own.connection.close()
  await own.drop()
})

const filas = async (db: Db, consulta: string) => (await sql.raw<object>(consulta).execute(db.withoutPlugins())).rows

describe('019: the bytes of the files that were there', () => {
  const claro = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x27, 0x5c])
  const sellado = Buffer.from('sellado')
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const archivo = (bytes: Buffer, clave: string | null) => sql`
    insert into archivo (sha256, contenido, clave_id, mime, tamano, creado)
    values (${hash(bytes)}, ${bytes}, ${clave}, 'application/pdf', ${bytes.length}, now())`

  test('are all found by their place, each once', async () => {
    const db = await hasta('018-cartas')
    const puestos: [Buffer, string | null][] = [
      [claro, null],
      [claro, null],
      [claro, 'k1'],
      [Buffer.alloc(0), null],
      [sellado, 'k1'],
    ]
    for (const [bytes, clave] of puestos) await archivo(bytes, clave).execute(db)
    await migrate(db, testVault, '019-almacen')
    const { rows } = await sql<{ contenido: Buffer; llave: string }>`
      select contenido, llave from archivo join almacen using (llave) order by archivo.id`.execute(db)
    expect(rows.map(({ contenido }) => contenido.toString('hex'))).toEqual(
      puestos.map(([bytes]) => bytes.toString('hex')),
    )
    const llaves = await filas(db, 'select llave from almacen')
    expect([llaves.length, new Set(rows.map(({ llave }) => llave)).size]).toEqual([4, 4])
  })
})

describe('021: the cancellations that were there', () => {
  const carga = (rut: string, desde: string) => sql`
    insert into carga_vigente values (${rut}, '13456789-9', '1990-03-15', 'F', ${desde}, null)`
  const baja = (rut: string, recibido: string | null, procesado: string | null) => sql`
    insert into fun_baja (rut, recibido, procesado, por) values (${rut}, ${recibido}, ${procesado}, 'mesa')`

  test('survive with their days; a processed one of the present charge has ended it', async () => {
    const db = await hasta('020-borradores')
    for (const [rut, desde, recibido, procesado] of [
      ['1-9', '2019-03-01', '2026-09-14', '2026-09-28'],
      ['2-7', '2019-03-01', '2018-01-10', '2018-01-12'],
      ['3-5', '2019-03-01', '2026-10-01', null],
      ['4-3', '2019-03-01', null, '2026-10-05'],
      ['5-1', '2019-03-01', null, null],
    ] as const) {
      await carga(rut, desde).execute(db)
      await baja(rut, recibido, procesado).execute(db)
    }
    await baja('6-K', '2026-10-01', '2026-10-02').execute(db)
    await migrate(db, testVault)
    expect(await filas(db, 'select rut, recibido, procesado, por from fun_baja order by rut')).toEqual([
      { rut: '1-9', recibido: '2026-09-14', procesado: '2026-09-28', por: 'mesa' },
      { rut: '2-7', recibido: '2018-01-10', procesado: '2018-01-12', por: 'mesa' },
      { rut: '3-5', recibido: '2026-10-01', procesado: null, por: 'mesa' },
      // it had been received by the day on which it was processed
      { rut: '4-3', recibido: '2026-10-05', procesado: '2026-10-05', por: 'mesa' },
      { rut: '6-K', recibido: '2026-10-01', procesado: '2026-10-02', por: 'mesa' },
    ])
    expect(await filas(db, 'select rut, baja from carga_vigente order by rut')).toEqual([
      { rut: '1-9', baja: '2026-09-28' },
      { rut: '2-7', baja: null },
      { rut: '3-5', baja: null },
      { rut: '4-3', baja: '2026-10-05' },
      { rut: '5-1', baja: null },
    ])
    await baja('2-7', '2026-10-06', null).execute(db)
    expect(await filas(db, "select 1 from fun_baja where rut = '2-7'")).toHaveLength(2)
  })
})

describe('032: the questions that were there', () => {
  test('become the first version, as they stood, without the suppressed one', async () => {
    const db = await hasta('031-reemplazo')
    await sql`insert into pregunta_ds values (1, '¿Tiene?', 'Asma.', true), (11, 'Suprimida', 'No.', false)`.execute(db)
    await migrate(db, testVault)
    const [texto] = await filas(db, 'select clase, version, cuerpo, huella, ejemplo from texto')
    const cuerpo = '1. ¿Tiene?\nEjemplo: Asma.'
    const huella = createHash('sha256').update(`Declaración de Salud\n\n${cuerpo}`).digest('hex')
    expect(texto).toEqual({ clase: 'preguntasDS', version: 1, cuerpo, huella, ejemplo: true })
  })

  test('of an empty base there is no version until it is seeded', async () => {
    const db = await hasta('031-reemplazo')
    await migrate(db, testVault)
    expect(await filas(db, 'select id from texto')).toEqual([])
  })
})
