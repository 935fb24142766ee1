import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { textOfPdf } from '../../../../testing/pdf-text.ts'
import { alSalir, dsHasta, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const fetch = (identificador: number, quien = asesora) =>
  quien.get(`${routes.descargarCartaDS.path}?identificador=${identificador}`)
const entradas = (operacion: string, identificador: number) =>
  desk.db
    .selectFrom('bitacoraAcceso')
    .select('rechazado')
    .where('operacion', '=', operacion)
    .where('declaracionId', '=', identificador)
    .orderBy('id')
    .execute()

/** A declaration that somebody has decided. */
async function decidida() {
  const { identificador } = await dsHasta(asesora, 'resultado')
  const contraloria = alSalir(await desk.as('contraloria'))
  await contraloria('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 })
  return identificador
}

test('the result comes without its letter, which is read as it is; each look is logged', async () => {
  const identificador = await decidida()
  const { data, ...codigo } = await porHttp(asesora)('resultadoevaluacionds', { identificador })
  const { nombre, archivo: _, ...sinCarta } = data
  expect(await porHttp(asesora)('obtenerResultadoDS', { identificador })).toEqual({ ...codigo, data: sinCarta })
  const { status, headers, raw } = await fetch(identificador)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toContain(nombre)
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await entradas('obtenerResultadoDS', identificador)).toEqual([{ rechazado: false }])
  expect(await entradas('descargarCartaDS', identificador)).toEqual([{ rechazado: false }])
})

test('it keeps the text in force on the day of the decision', async () => {
  const identificador = await decidida()
  const publicado = { clase: 'cartaResultado' as const, titulo: 'Lo que dice la ley', desde: '07-10-2026' }
  const administracion = porHttp(await desk.as('administracion'))
  await administracion('publicarTexto', { ...publicado, cuerpo: 'Resultado 1\nLe damos la bienvenida.' })
  const { raw } = await fetch(identificador)
  expect(await textOfPdf(raw)).toContain('Lo que dice la ley Le damos la bienvenida.')
})

test('there is none before somebody decides', async () => {
  const { identificador } = await dsHasta(asesora, 'resultado')
  expect((await porHttp(asesora)('obtenerResultadoDS', { identificador })).resultado).toBe(6)
  expect(await fetch(identificador)).toMatchObject({ status: 422, body: { codigo: 'ds_sin_resultado' } })
})

test('only the advisor of the sale reads it; of an electronic sale only the applicant', async () => {
  const identificador = await decidida()
  for (const [usuario, status] of [
    ['asesor2', 404],
    ['jefatura', 403],
    ['contraloria', 403],
    ['mesa', 403],
  ] as const) {
    const quien = await desk.as(usuario)
    expect([usuario, (await fetch(identificador, quien)).status]).toEqual([usuario, status])
    expect((await quien.post(routes.obtenerResultadoDS.path, { identificador })).status).toBe(status)
  }
  expect((await fetch(identificador, await desk.bearer())).status).toBe(403)
  await desk.db.updateTable('declaracion').set({ tipoVenta: 'E' }).where('id', '=', identificador).execute()
  expect(await fetch(identificador)).toMatchObject({ status: 422 })
  expect((await porHttp(asesora)('obtenerResultadoDS', { identificador })).data).toMatchObject({ restricciones: [] })
})
