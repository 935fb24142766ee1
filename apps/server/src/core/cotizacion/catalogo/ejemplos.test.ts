import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nombresDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

const carpeta = join(import.meta.dirname, '../../../../../../docs/ejemplos/catalogo')

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('there is an example of each table, and no other', () => {
  expect(readdirSync(carpeta).toSorted()).toEqual(nombresDeTabla.map((nombre) => `${nombre}.csv`).toSorted())
})

test('all of them load, in the order of the tables, and loaded again they change nothing', async () => {
  const administracion = await desk.as('administracion')
  const load = async (tabla: string) => {
    const bytes = readFileSync(join(carpeta, `${tabla}.csv`))
    const answer = await upload(administracion, routes.revisarCatalogo, { tabla }, { nombre: `${tabla}.csv`, bytes })
    return answer.body.data
  }
  for (const tabla of nombresDeTabla) {
    const { cargaId, rechaza, impedimento, lejanos } = await load(tabla)
    expect([tabla, rechaza]).toEqual([tabla, 0])
    if (impedimento === null)
      await administracion.data(routes.aplicarCargaCatalogo.path, { cargaId, lejanosVistos: lejanos })
  }
  for (const tabla of nombresDeTabla)
    expect([tabla, await load(tabla)]).toEqual([
      tabla,
      expect.objectContaining({ agrega: 0, cambia: 0, termina: 0, rechaza: 0 }),
    ])
})
