import { routes } from '@alerce/contract/routes'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const cola = (vista: string) => contraloria.data(routes.obtenerColaContraloria.path, { cola: vista })
const ids = ({ casos }: { casos: { identificador: number }[] }) => casos.map(({ identificador }) => identificador)

test('everything that waits is one queue, oldest first; its views are parts of it', async () => {
  const todas = await cola('todas')
  const [medica, financiera] = [await cola('medica'), await cola('financiera')]
  const waits = todas.casos.map(({ espera }: { espera: string }) => espera)
  expect(waits).toEqual([...waits].sort())
  expect(ids(todas).sort()).toEqual([...ids(medica), ...ids(financiera)].sort())
  for (const [vista, { casos }] of Object.entries({ medica, financiera }))
    for (const caso of casos) expect(caso.cola).toBe(vista)
  expect(todas.totales).toMatchObject({
    todas: todas.casos.length,
    medica: medica.casos.length,
    financiera: financiera.casos.length,
  })
})

test('a case sent back has its own view, and also stays in the queue', async () => {
  const { identificador } = await dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
  const before = await cola('reenvios')
  expect(ids(before)).not.toContain(identificador)
  await desk.db.updateTable('evaluacion').set({ reenvio: true }).where('declaracionId', '=', identificador).execute()
  const after = await cola('reenvios')
  expect(after.casos.at(-1)).toMatchObject({ identificador, reenvio: true, cola: 'financiera' })
  expect(after.totales.reenvios).toBe(before.totales.reenvios + 1)
  expect(ids(await cola('todas'))).toContain(identificador)
})

test('it is narrowed by advisor and by why a case waits, in the whole view', async () => {
  const { identificador } = await dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
  const busca = (filtro: object) =>
    contraloria.data(routes.obtenerColaContraloria.path, { cola: 'financiera', ...filtro })
  const { asesores } = await busca({})
  const suya = asesores.find(({ nombre }: { nombre: string }) => nombre === 'Camila Rojas')
  const de = await busca({ asesorId: suya.asesorId })
  expect(ids(de)).toContain(identificador)
  expect(new Set(de.casos.map(({ asesor }: { asesor: string }) => asesor))).toEqual(new Set(['Camila Rojas']))
  expect(ids(await busca({ asesorId: 999_999 }))).toEqual([])
  expect(ids(await busca({ motivo: 'renta escrita a mano' }))).toContain(identificador)
  expect(ids(await busca({ motivo: 'carga médica' }))).not.toContain(identificador)
  // once the income is approved it waits for what the machine found of the health
  await contraloria.post(routes.responderEvaluacionFinanciera.path, {
    identificador,
    decision: 'aprueba',
    rentaPromedio: 1_800_000,
  })
  await desk.releaseRespuestas()
  expect(ids(await busca({ cola: 'medica', motivo: 'índice de masa corporal' }))).toContain(identificador)
  expect(ids(await busca({ cola: 'medica', motivo: 'renta escrita a mano' }))).not.toContain(identificador)
})

test('it is narrowed by wait, turned round and cut, and counts all that pass', async () => {
  const busca = (filtro: object) => contraloria.data(routes.obtenerColaContraloria.path, { cola: 'todas', ...filtro })
  const { identificador } = await dsHasta(asesora, 'resultado', { declaracion: { peso: 95, altura: 1.6 } })
  const todas = await busca({})
  expect(todas.hay).toBe(todas.casos.length)
  const uno = await busca({ limite: 1 })
  expect([uno.casos.length, uno.hay, uno.casos[0]]).toEqual([1, todas.hay, todas.casos[0]])
  const recientes = await busca({ orden: 'recientes' })
  expect(ids(recientes)).toEqual(ids(todas).reverse())
  expect(recientes.casos[0].identificador).toBe(identificador)
  const deMotivo = await busca({ motivo: 'renta escrita a mano', limite: 1 })
  expect(deMotivo.casos).toHaveLength(1)
  expect(deMotivo.hay).toBeGreaterThan(1)
  const enUnaHora = await busca({ horas: 1 })
  desk.clock.pasan(HORA_MS)
  contraloria = await desk.as('contraloria')
  const unaHoraDespues = await busca({ horas: 1 })
  expect(ids(enUnaHora)).not.toContain(identificador)
  expect(ids(unaHoraDespues)).toContain(identificador)
  expect(unaHoraDespues.hay).toBe(todas.hay)
})

test('the goal is the insurer’s: 48 hours until it says otherwise', async () => {
  expect((await cola('todas')).metaHoras).toBe(48)
  await desk.db
    .insertInto('parametro')
    .values({ clave: 'horasMetaContraloria', valor: JSON.stringify(24), desde: '2026-01-01' })
    .execute()
  expect((await cola('todas')).metaHoras).toBe(24)
})

test('a view that does not exist is refused', async () => {
  expect((await contraloria.post(routes.obtenerColaContraloria.path, { cola: 'otra' })).status).toBe(400)
})
