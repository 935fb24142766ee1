import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { claveDeOrden, type OrdenDeCartera } from '@alerce/domain/cartera/vista'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

interface Item {
  prospectoId: number
  nombre: string
}

let desk: Desk
let asesora: Client
let asesorId = 0
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const found = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora')
  asesorId = (await found.executeTakeFirstOrThrow()).id
  await set(filas)
})
afterAll(() => desk.close())

/** Days of registration in March, and names; two hold the same instant, two the same name. */
const filas = [
  [5, 'ÁNGELA ZÚÑIGA VERA'],
  [9, 'BERTA ÑANCO ARCE'],
  [7, 'CARLA ALBA MORA'],
  [7, 'ÁNGELA ALBA MORA'],
  [2, 'BERTA ÑANCO ARCE'],
  [3, "O'HIGGINS RUIZ SOTO"],
] as const

async function set(puestos: readonly (readonly [dia: number, nombre: string])[]): Promise<void> {
  const values = puestos.map(([dia, nombre]) => {
    const [nombres = '', apellidoPaterno = '', apellidoMaterno = ''] = nombre.split(' ')
    const en = `2026-03-0${dia}T12:00:00.000Z`
    const partes = { nombres, apellidoPaterno, apellidoMaterno, busqueda: ` ${textoDeBusqueda(nombre)}` }
    const fijo = { tipoProspecto: 'REF', celular: '911111111', correo: 'prueba@example.cl' }
    const estado = nombre.startsWith('B') ? ('Inactivo' as const) : ('Prospecto Ingresado' as const)
    return { ...fijo, ...partes, asesorId, estado, registradoEn: en, actualizadoPor: 'prueba', actualizadoEn: en }
  })
  await desk.db.insertInto('prospecto').values(values).execute()
}

const marzo = { rangoInicio: '01-03-2026', rangoTermino: '31-03-2026' }
const lista = (payload: object, client = asesora): Promise<Item[]> =>
  client.data('/api/v3/obtenerProspectos', { ...marzo, ...payload })
const nombres = (items: Item[]) => items.map(({ nombre }) => nombre)

const [ANGELA_ZUNIGA, BERTA_DEL_9, CARLA, ANGELA_ALBA, BERTA_DEL_2, OHIGGINS] = filas.map(([, nombre]) => nombre)

const enOrden: Record<OrdenDeCartera, readonly (string | undefined)[]> = {
  recientes: [BERTA_DEL_9, ANGELA_ALBA, CARLA, ANGELA_ZUNIGA, OHIGGINS, BERTA_DEL_2],
  antiguos: [BERTA_DEL_2, OHIGGINS, ANGELA_ZUNIGA, CARLA, ANGELA_ALBA, BERTA_DEL_9],
  nombre: [ANGELA_ALBA, ANGELA_ZUNIGA, BERTA_DEL_9, BERTA_DEL_2, CARLA, OHIGGINS],
}

/** Pages of two, by the cursor of the last row read. */
async function pages(payload: object, client = asesora): Promise<Item[]> {
  const all: Item[] = []
  for (;;) {
    const page = await lista({ ...payload, limite: 2, cursor: all.at(-1)?.prospectoId ?? null }, client)
    all.push(...page)
    if (page.length < 2) return all
  }
}

describe.each(claveDeOrden)('%s', (orden) => {
  test('orders all, whole and page by page', async () => {
    expect(nombres(await lista({ orden }))).toEqual(enOrden[orden])
    expect(nombres(await pages({ orden }))).toEqual(enOrden[orden])
    expect(nombres(await lista({ orden, limite: 2, pagina: 2 }))).toEqual(enOrden[orden].slice(2, 4))
  })

  test('orders what its filters leave', async () => {
    const activos = enOrden[orden].filter((nombre) => !nombre?.startsWith('B'))
    expect(nombres(await pages({ orden, estado: 'Prospecto Ingresado' }))).toEqual(activos)
  })

  test('orders the matches of a name', async () => {
    const angelas = enOrden[orden].filter((nombre) => nombre?.startsWith('Á'))
    expect(nombres(await pages({ orden, nombreProspecto: 'angela' }))).toEqual(angelas)
    expect(nombres(await pages({ orden, nombreProspecto: 'angela', apellidoPaternoProspecto: 'alba' }))).toEqual([
      ANGELA_ALBA,
    ])
  })

  test('orders the portfolios of a team as one', async () => {
    expect(nombres(await pages({ orden }, await desk.as('jefatura')))).toEqual(enOrden[orden])
  })
})

test('without an order the newest come first, and another word is refused', async () => {
  expect(nombres(await lista({}))).toEqual(enOrden.recientes)
  expect((await asesora.post('/api/v3/obtenerProspectos', { orden: 'rut' })).status).toBe(400)
})
