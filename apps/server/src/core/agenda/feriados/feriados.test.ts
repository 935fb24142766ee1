import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

/** As published by the government (feriados.cl), checked by hand. */
const oficiales2027 = [
  '01-01-2027',
  '26-03-2027',
  '27-03-2027',
  '01-05-2027',
  '21-05-2027',
  '21-06-2027',
  '28-06-2027',
  '16-07-2027',
  '15-08-2027',
  '17-09-2027',
  '18-09-2027',
  '19-09-2027',
  '11-10-2027',
  '31-10-2027',
  '01-11-2027',
  '08-12-2027',
  '25-12-2027',
]

test('the holidays of a year include Sábado Santo, the movable ones by law, and the data source', async () => {
  const asesora = await desk.as('asesora')
  const { feriados, fuente } = await asesora.data('/api/alerce/v1/obtenerFeriados', { anio: 2027 })
  expect(feriados.map(({ fecha }: { fecha: string }) => fecha)).toEqual(oficiales2027)
  expect(feriados).toContainEqual({ fecha: '27-03-2027', nombre: 'Sábado Santo', irrenunciable: false })
  expect(feriados).toContainEqual({ fecha: '25-12-2027', nombre: 'Navidad', irrenunciable: true })
  expect(fuente).toContain('date-holidays')
})

test('a year beyond the table has no holidays, and the source says why', async () => {
  const asesora = await desk.as('asesora')
  const { feriados, fuente } = await asesora.data('/api/alerce/v1/obtenerFeriados', { anio: 2036 })
  expect(feriados).toEqual([])
  expect(fuente).toBe('los de 2036 aún no se conocen (leyes de Chile, años 2020 a 2035)')
})

test('a year that nobody plans for is refused', async () => {
  const asesora = await desk.as('asesora')
  expect((await asesora.post('/api/alerce/v1/obtenerFeriados', { anio: 1999 })).status).toBe(400)
})
