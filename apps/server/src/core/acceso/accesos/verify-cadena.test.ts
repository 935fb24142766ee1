import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createVault } from '../../../platform/vault.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { DATA_KEY, INICIO } from '../../../testing/template.ts'
import { huellaDeAcceso, seal } from './cadena.ts'
import { entradasTras } from './read-model.ts'
import { recordAcceso } from './record-acceso.ts'
import { sealRegistro } from './seal-registro.ts'
import { verifyCadena } from './verify-cadena.ts'

const vault = createVault(DATA_KEY)
let desk: Desk
/** Ids of the entries written before each test, the oldest first. */
let ids: number[]
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

async function note(operacion: string, veces = 1): Promise<void> {
  const acceso = { en: INICIO, actor: 'Camila Rojas', operacion, declaracionId: 1, ip: '127.0.0.1' }
  await desk.db.transaction().execute(async (tx) => {
    for (let n = 0; n < veces; n += 1) await recordAcceso(tx, vault, acceso)
  })
}
const entradas = () => entradasTras(desk.db, null, 10_000)
const problemas = async () => (await verifyCadena(desk.db, vault)).problemas
const change = (id: number, changes: object) =>
  desk.db.updateTable('bitacoraAcceso').set(changes).where('id', '=', id).execute()
const remove = (...which: number[]) => desk.db.deleteFrom('bitacoraAcceso').where('id', 'in', which).execute()
const sello = (changes: object) => desk.db.updateTable('bitacoraAccesoSello').set(changes).execute()

beforeEach(async () => {
  await desk.db.deleteFrom('bitacoraAcceso').execute()
  await sello({ ultima: 0, entradas: 0, huella: '', sello: '' })
  for (const n of [1, 2, 3, 4, 5, 6]) await note(`operacion${n}`)
  ids = (await entradas()).map((e) => e.id)
})

/** Puts an entry at an id of one's choice, as who has the database can. */
async function set(id: number | string, anterior: string): Promise<void> {
  const acceso = { en: INICIO, actor: 'Nadie', operacion: 'obtenerPreguntasDS', declaracionId: 1, ip: '::1' }
  const huella = huellaDeAcceso(anterior, acceso)
  await sql`insert into bitacora_acceso (id, en, actor, operacion, declaracion_id, ip, huella_anterior, huella)
    overriding system value values (${id}, ${acceso.en}, ${acceso.actor}, ${acceso.operacion}, 1, ${acceso.ip},
      ${anterior}, ${huella})`.execute(desk.db)
}

/** Writes every digest anew, as who has the database but not the key can. */
async function redo(): Promise<{ ultima: number; entradas: number; huella: string }> {
  let huella = ''
  const todas = await entradas()
  for (const entrada of todas) {
    const anterior = huella
    huella = huellaDeAcceso(anterior, entrada)
    await change(entrada.id, { huellaAnterior: anterior, huella })
  }
  return { ultima: todas.at(-1)!.id, entradas: todas.length, huella }
}

describe('a log that nobody touched', () => {
  test('is intact, and answers its length and digest', async () => {
    const last = (await entradas()).at(-1)!
    expect(await verifyCadena(desk.db, vault)).toEqual({ entradas: 6, huella: last.huella, problemas: [] })
  })

  test('is whole while it is empty', async () => {
    await desk.db.deleteFrom('bitacoraAcceso').execute()
    await sello({ ultima: 0, entradas: 0, huella: '', sello: '' })
    expect(await verifyCadena(desk.db, vault)).toEqual({ entradas: 0, huella: '', problemas: [] })
  })

  test('is whole with ids missing between entries: a call that failed takes one too', async () => {
    await sql`select nextval(pg_get_serial_sequence('bitacora_acceso', 'id'))`.execute(desk.db)
    await note('operacion7')
    expect(await problemas()).toEqual([])
  })

  test('is whole over more entries than are read at once', async () => {
    await note('muchas', 1100)
    expect(await verifyCadena(desk.db, vault)).toMatchObject({ entradas: 1106, problemas: [] })
  })

  test('from before there were seals is sealed once', async () => {
    await sello({ sello: '' })
    expect(await problemas()).toHaveLength(1)
    expect(await sealRegistro(desk.db, vault)).toBe(true)
    expect(await problemas()).toEqual([])
    expect(await sealRegistro(desk.db, vault)).toBe(false)
  })
})

describe('an entry that was changed is found', () => {
  test.each([
    ['who', { actor: 'Otra persona' }],
    ['when', { en: '2026-10-07T13:00:00.001Z' }],
    ['what', { operacion: 'otra' }],
    ['of whom', { declaracionId: 2 }],
    ['of nobody', { declaracionId: null }],
    ['from where', { ip: '10.0.0.1' }],
  ])('%s', async (_title, changes) => {
    await change(ids[2]!, changes)
    expect(await problemas()).toEqual([`La entrada ${ids[2]} fue modificada: su contenido no calza con su huella.`])
  })

  test('with its digest written anew', async () => {
    const entrada = (await entradas())[2]!
    const huella = huellaDeAcceso(entrada.anterior, { ...entrada, actor: 'Otra persona' })
    await change(entrada.id, { actor: 'Otra persona', huella })
    expect(await problemas()).toEqual([
      `Entre las entradas ${ids[2]} y ${ids[3]} falta una, o la ${ids[2]} fue reemplazada.`,
    ])
  })

  test('the last one too, with its digest written anew', async () => {
    const entrada = (await entradas())[5]!
    const huella = huellaDeAcceso(entrada.anterior, { ...entrada, actor: 'Otra persona' })
    await change(entrada.id, { actor: 'Otra persona', huella })
    expect(await problemas()).toEqual([`La entrada ${ids[5]} no es la que se selló: el registro fue rehecho.`])
  })
})

describe('an entry that was removed is found', () => {
  test('the first', async () => {
    await remove(ids[0]!)
    expect(await problemas()).toEqual([
      `Falta el comienzo: la primera entrada es la ${ids[1]}, y continúa a otra que no está.`,
      'El sello cuenta 6 entradas y hay 5.',
    ])
  })

  test('one in the middle, and several', async () => {
    await remove(ids[2]!, ids[3]!)
    expect(await problemas()).toEqual([
      `Entre las entradas ${ids[1]} y ${ids[4]} falta una, o la ${ids[1]} fue reemplazada.`,
      'El sello cuenta 6 entradas y hay 4.',
    ])
  })

  test('the last, and several', async () => {
    await remove(ids[4]!, ids[5]!)
    expect(await problemas()).toEqual([
      `Falta el final: el sello llega a la entrada ${ids[5]} y la última es la ${ids[3]}.`,
      'El sello cuenta 6 entradas y hay 4.',
    ])
  })

  test('all of them', async () => {
    await remove(...ids)
    expect(await problemas()).toHaveLength(2)
  })
})

describe('entries out of their order are found', () => {
  test('two entries with their contents swapped', async () => {
    const [, uno, dos] = await entradas()
    await change(uno!.id, { operacion: dos!.operacion })
    await change(dos!.id, { operacion: uno!.operacion })
    expect(await problemas()).toEqual(
      [uno, dos].map((e) => `La entrada ${e!.id} fue modificada: su contenido no calza con su huella.`),
    )
  })

  test('two that swapped all but their ids', async () => {
    const [, uno, dos] = await entradas()
    const todo = (e: typeof uno) => ({ operacion: e!.operacion, huellaAnterior: e!.anterior, huella: e!.huella })
    await change(uno!.id, todo(dos))
    await change(dos!.id, todo(uno))
    expect(await problemas()).toEqual([
      `La entrada ${ids[1]} está fuera de lugar: continúa a la ${ids[2]}, y la precede la ${ids[0]}.`,
      `La entrada ${ids[2]} está fuera de lugar: continúa a la ${ids[0]}, y la precede la ${ids[1]}.`,
      `La entrada ${ids[3]} está fuera de lugar: continúa a la ${ids[1]}, y la precede la ${ids[2]}.`,
    ])
  })
})

describe('an entry that was put in is found', () => {
  test('in the middle, chained to the one before it', async () => {
    await remove(ids[2]!)
    await set(ids[2]!, (await entradas())[1]!.huella)
    expect(await problemas()).toEqual([
      `Entre las entradas ${ids[2]} y ${ids[3]} falta una, o la ${ids[2]} fue reemplazada.`,
    ])
  })

  test('at the end, chained to the one before it', async () => {
    await set(ids[5]! + 1, (await entradas())[5]!.huella)
    expect(await problemas()).toEqual([
      `Hay entradas después de la ${ids[5]}, la última que se selló: fueron agregadas.`,
      'El sello cuenta 6 entradas y hay 7.',
    ])
  })

  test.each([-1, 0, '-9223372036854775808', '9223372036854775807'])('at the id %s', async (id) => {
    await set(id, '')
    expect((await problemas()).length).toBeGreaterThan(0)
  })
})

describe('a log that was rebuilt whole, without the key, is found', () => {
  test('with an entry less', async () => {
    await remove(ids[2]!)
    await redo()
    expect(await problemas()).toEqual([
      `La entrada ${ids[5]} no es la que se selló: el registro fue rehecho.`,
      'El sello cuenta 6 entradas y hay 5.',
    ])
  })

  test('with the row of the seal made to fit', async () => {
    await change(ids[2]!, { actor: 'Otra persona' })
    await sello(await redo())
    expect(await problemas()).toEqual(['El sello del registro no fue puesto por este servidor: fue cambiado.'])
  })

  test('even after the next entry: entries after a broken seal are never sealed again', async () => {
    await change(ids[2]!, { actor: 'Otra persona' })
    await sello({ ...(await redo()), sello: '' })
    await note('otra')
    await note('otra más')
    expect(await problemas()).toEqual(['El sello del registro no fue puesto por este servidor: fue cambiado.'])
  })

  test('with a seal of another key', async () => {
    const cabeza = await redo()
    const otro = createVault(Buffer.alloc(32, 9).toString('base64'))
    await sello({ ...cabeza, sello: seal(otro, cabeza) })
    expect(await problemas()).toHaveLength(1)
  })

  test('without the row of the seal', async () => {
    const { ultima, entradas: cuantas, huella } = await redo()
    await desk.db.deleteFrom('bitacoraAccesoSello').execute()
    expect(await problemas()).toEqual(['No está el sello del registro: no se sabe hasta dónde llegaba.'])
    await desk.db.insertInto('bitacoraAccesoSello').values({ ultima, entradas: cuantas, huella, sello: '' }).execute()
  })
})

test('verifying a log with more than 100 problems lists the first 100', async () => {
  await note('muchas', 150)
  await desk.db.updateTable('bitacoraAcceso').set({ actor: 'Nadie' }).execute()
  const all = await problemas()
  expect(all).toHaveLength(101)
  expect(all.at(-1)).toBe('Hay más problemas: se muestran los primeros 100.')
})
