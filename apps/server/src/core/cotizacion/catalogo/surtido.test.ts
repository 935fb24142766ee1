import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'
import { surtidoAl } from './surtido.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const HOY = '2026-10-07T13:00:00.000Z'
const GES = 'El precio GES termina en los próximos días y no hay otro cargado.'
const TOPE = 'El tope imponible es de un año anterior: el 7 % se calcula con un tope antiguo.'
const enLaPagina = async () => (await porHttp(await desk.as('administracion'))('obtenerCatalogo', {})).avisos

test('a table that ends soon is said where the process is watched and in the catalogue, and still sells', async () => {
  expect((await surtidoAl(desk.db, HOY)).avisos).not.toContain(GES)
  await desk.db.updateTable('primaGes').set({ hasta: '2026-10-22' }).execute()
  expect((await surtidoAl(desk.db, HOY)).avisos).not.toContain(GES)
  await desk.db.updateTable('primaGes').set({ hasta: '2026-10-21' }).execute()
  const { vende, avisos } = await surtidoAl(desk.db, HOY)
  expect([vende, avisos.includes(GES)]).toEqual([true, true])
  expect(await enLaPagina()).toContainEqual({ texto: GES, impide: false })
})

test('so many days before it ends as the parameter says', async () => {
  await desk.db
    .insertInto('parametro')
    .values({ clave: 'diasDeAvisoDelCatalogo', valor: JSON.stringify(5), desde: '2026-01-01', hasta: null })
    .execute()
  expect((await surtidoAl(desk.db, HOY)).avisos).not.toContain(GES)
  expect((await surtidoAl(desk.db, '2026-10-17T13:00:00.000Z')).avisos).toContain(GES)
})

test("a tope of last year is said from February on, where last year's has no end", async () => {
  await desk.db.updateTable('topeImponible').set({ hasta: null }).where('desde', '>=', '2026-02-01').execute()
  expect((await surtidoAl(desk.db, '2027-01-31T13:00:00.000Z')).avisos).not.toContain(TOPE)
  expect((await surtidoAl(desk.db, '2027-02-01T13:00:00.000Z')).avisos).toContain(TOPE)
})
