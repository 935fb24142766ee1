import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, dsNueva } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

/** How often the access log tells of an operation upon a declaration. */
async function entradas(operacion: RouteName, declaracionId: number): Promise<number> {
  const rows = await desk.db
    .selectFrom('bitacoraAcceso')
    .select('id')
    .where('operacion', '=', operacion)
    .where('declaracionId', '=', declaracionId)
    .execute()
  return rows.length
}

const enCola = () => dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
const open = (quien: Client, identificador: number) => quien.data(routes.obtenerCasoContraloria.path, { identificador })

test('a case that is open is one look, read again however often; each step of it and each session another', async () => {
  const { identificador } = await enCola()
  for (const _ of [1, 2, 3]) await open(contraloria, identificador)
  expect(await entradas('obtenerCasoContraloria', identificador)).toBe(1)

  // the income approved, the same case shows the health
  const aprueba = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000, motivo: '', antecedentes: [] }
  await contraloria.data(routes.responderEvaluacionFinanciera.path, aprueba)
  await desk.releaseRespuestas()
  for (const _ of [1, 2]) expect((await open(contraloria, identificador)).medica).not.toBeNull()
  expect(await entradas('obtenerCasoContraloria', identificador)).toBe(2)

  const otra = await desk.as('contraloria')
  for (const _ of [1, 2]) await open(otra, identificador)
  expect(await entradas('obtenerCasoContraloria', identificador)).toBe(3)
})

test('an answer that is held, and taken back, is no step: the case is the look of before', async () => {
  const { identificador } = await enCola()
  await open(contraloria, identificador)
  const motivo = 'La renta declarada no se acredita'
  const rechaza = { identificador, decision: 'rechaza', rentaPromedio: null, motivo, antecedentes: [] }
  await contraloria.data(routes.responderEvaluacionFinanciera.path, rechaza)
  await open(contraloria, identificador)
  await contraloria.data(routes.deshacerEvaluacion.path, { identificador })
  await open(contraloria, identificador)
  expect(await entradas('obtenerCasoContraloria', identificador)).toBe(1)
})

test('of two cases each is a look', async () => {
  const [uno, dos] = [await enCola(), await enCola()]
  for (const { identificador } of [uno, dos, uno]) await open(contraloria, identificador)
  for (const { identificador } of [uno, dos]) expect(await entradas('obtenerCasoContraloria', identificador)).toBe(1)
})

test('for a bearer client each reading is logged: it has no polling screen', async () => {
  const { identificador } = await dsNueva(asesora)
  const cliente = await desk.bearer()
  for (const _ of [1, 2]) await cliente.data(routes.obtenerPreguntasDS.path, { identificador })
  expect(await entradas('obtenerPreguntasDS', identificador)).toBe(2)
})

test('the advisor’s own screens are one look too, and the result another once it is answered', async () => {
  const ds = await enCola()
  const { identificador } = ds
  const resultado = () => asesora.data(routes.resultadoevaluacionds.path, { identificador })
  const antes = await entradas('resultadoevaluacionds', identificador)
  for (const _ of [1, 2, 3]) await resultado()
  expect(await entradas('resultadoevaluacionds', identificador)).toBe(Math.max(antes, 1))
  const aprueba = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000, motivo: '', antecedentes: [] }
  await contraloria.data(routes.responderEvaluacionFinanciera.path, aprueba)
  await desk.releaseRespuestas()
  for (const _ of [1, 2]) await resultado()
  expect(await entradas('resultadoevaluacionds', identificador)).toBe(Math.max(antes, 1) + 1)
})
