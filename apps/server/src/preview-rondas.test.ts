import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewRondas } from './preview-rondas.ts'
import { type Desk, openDesk } from './testing/desk.ts'
import { dsHasta } from './testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())

test('a preview counts the rows that a round deletes afterwards, and leaves all of them', async () => {
  await dsHasta(await desk.as('asesora'), 'resumenDeclaracion')
  const respuestas = async () => (await desk.db.selectFrom('respuestaDS').select('pregunta').execute()).length
  const deSalud = async () =>
    (await previewRondas(desk.db, desk.rondasOn)).find(({ ronda }) => ronda === 'purgar-salud')?.tablas
  expect(await deSalud()).toEqual([])
  desk.clock.pasan(200 * DIA_MS)
  const antes = await respuestas()
  const ensayo = (await deSalud())?.find(({ tabla }) => tabla === 'respuesta_ds')
  expect(await respuestas()).toBe(antes)
  await desk.ronda('purgar-salud')
  const borradas = antes - (await respuestas())
  expect(borradas).toBeGreaterThan(0)
  expect(ensayo).toEqual({ tabla: 'respuesta_ds', borradas, cambiadas: 0 })
})
