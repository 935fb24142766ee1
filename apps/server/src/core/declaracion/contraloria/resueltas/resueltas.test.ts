import { routes } from '@alerce/contract/routes'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsHasta } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const pasanMinutos = (cuantos: number) => desk.clock.pasan(cuantos * MINUTO_MS)
const hoy = (payload: object = {}) => contraloria.data(routes.obtenerResueltasHoy.path, payload)
const tiempos = (dias: number) => contraloria.data(routes.obtenerTiemposContraloria.path, { dias })
const answerDS = (ds: { identificador: number }, answer: object) =>
  contraloria.post(routes.responderEvaluacionFinanciera.path, { ...ds, ...answer })

test('answers of today by people, once they left, with their waiting time', async () => {
  const { identificador } = await dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
  const antes = (await hoy()).resueltas.length
  const [previo] = (await tiempos(1)).auditores
  pasanMinutos(60)
  await contraloria.post(routes.tomarCasoContraloria.path, { identificador })
  pasanMinutos(30)
  await answerDS({ identificador }, { decision: 'aprueba', rentaPromedio: 1_800_000 })
  await desk.releaseRespuestas()
  const { resueltas } = await hoy()
  // the medical evaluation of the machine is not listed
  expect(resueltas).toHaveLength(antes + 1)
  expect(resueltas[0]).toEqual({
    evaluacionId: expect.any(Number),
    identificador,
    folio: expect.any(Number),
    nombre: 'ELENA PRUEBA SERRANO',
    clase: 'financiera',
    resultado: 1,
    propia: true,
    por: 'Andrés Sepúlveda',
    confirmadaPor: null,
    en: desk.clock.ahora(),
  })
  const [evaluada] = await desk.db
    .selectFrom('evaluacion')
    .select(['tomadaEn', 'en'])
    .where('id', '=', resueltas[0].evaluacionId)
    .execute()
  expect(Date.parse(evaluada?.en ?? '') - Date.parse(evaluada?.tomadaEn ?? '')).toBe(30 * MINUTO_MS)
  const [mios] = (await tiempos(1)).auditores
  expect(mios).toMatchObject({ nombre: 'Andrés Sepúlveda', propia: true, trabajo: 30, enMeta: 100 })
  expect(mios.respuestas).toBe((previo?.respuestas ?? 0) + 1)
})

test('a held answer does not count yet; a case of yesterday is not of today', async () => {
  const { identificador } = await dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
  const antes = (await hoy()).resueltas.length
  await answerDS({ identificador }, { decision: 'rechaza', motivo: 'La renta no se acredita con papeles' })
  expect((await hoy()).resueltas).toHaveLength(antes)
  await desk.releaseRespuestas()
  const { resueltas } = await hoy()
  expect(resueltas[0]).toMatchObject({ identificador, resultado: 8, propia: true })
  const pagina = await hoy({ limite: 1 })
  expect(pagina.siguiente).toBe(resueltas[0].evaluacionId)
  expect((await hoy({ limite: 1, cursor: pagina.siguiente })).resueltas[0]).toEqual(resueltas[1])
  desk.clock.move('2026-10-08T13:00:00.000Z')
  contraloria = await desk.as('contraloria')
  expect((await hoy()).resueltas).toEqual([])
  expect((await hoy({ desde: '07-10-2026' })).resueltas).toContainEqual(resueltas[0])
  expect((await tiempos(1)).auditores).toEqual([])
  expect((await tiempos(2)).auditores[0].respuestas).toBeGreaterThan(1)
})

test('a range and a search by RUT, name or folio; a range the wrong way round is refused', async () => {
  asesora = await desk.as('asesora')
  const { identificador, rut } = await dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
  await answerDS({ identificador }, { decision: 'aprueba', rentaPromedio: 1_800_000 })
  await desk.releaseRespuestas()
  const [{ folio }] = (await hoy()).resueltas
  const ids = async (payload: object) =>
    (await hoy(payload)).resueltas.map((una: { identificador: number }) => una.identificador)
  const dia = { desde: '07-10-2026' }
  expect(await ids({ ...dia, texto: rut })).toEqual([identificador])
  expect(await ids({ ...dia, texto: `${folio}` })).toEqual([identificador])
  expect(await ids({ ...dia, texto: `${folio}`.slice(0, 8) })).toContain(identificador)
  expect(await ids({ ...dia, texto: 'elena prueba' })).toContain(identificador)
  for (const texto of ['11111111-1', 'nadie', '5999999999', 'x', 'elena@correo.cl'])
    expect(await ids({ ...dia, texto })).toEqual([])
  expect(await ids({ ...dia, hasta: '07-10-2026' })).not.toContain(identificador)
  expect(await ids({ ...dia, limite: 1, cursor: (await hoy(dia)).resueltas[0].evaluacionId })).toHaveLength(1)
  const contrario = await contraloria.post(routes.obtenerResueltasHoy.path, {
    desde: '08-10-2026',
    hasta: '07-10-2026',
  })
  expect([contrario.status, contrario.body.codigo]).toEqual([400, 'rango_de_fechas_invalido'])
})

test('an open list that asks by itself is one look in the log', async () => {
  const looks = async () =>
    (await desk.db.selectFrom('bitacoraAcceso').select('id').where('operacion', '=', 'obtenerResueltasHoy').execute())
      .length
  const before = await looks()
  await hoy()
  await hoy()
  expect(await looks()).toBe(before)
})
