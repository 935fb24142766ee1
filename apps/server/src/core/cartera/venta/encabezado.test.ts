import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quote } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { conDatosContractuales, dsFinalizada } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { alSalir, dsHasta, dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const encabezado = async (prospectoId: number, client = asesora) => {
  const venta = await client.data('/api/alerce/v1/obtenerVenta', { prospectoId })
  return [
    venta.dsManual && 'DS manual',
    venta.documentosContractuales && 'documentos',
    venta.porFinalizar && 'por finalizar',
  ].filter(Boolean)
}
const approve = (identificador: number) =>
  alSalir(contraloria)('responderEvaluacionFinanciera', {
    identificador,
    decision: 'aprueba',
    rentaPromedio: 1_800_000,
  })
const finish = (identificador: number, client = asesora) =>
  client.post('/api/v2/finalizaevaluacionds', { identificador, resultado: 1, acepta: true, pin: '' })

describe('the header of a sale', () => {
  test('shows nothing before a plan, nor while it is only confirmed', async () => {
    const { rut, nombres, apellidoPaterno, apellidoMaterno } = nuevoPostulante()
    const nueva = { rut, nombres, apellidoPaterno, apellidoMaterno, celular: '911112222', correo: 'e@example.cl' }
    const { prospectoId } = await asesora.data('/api/v1/ingresarProspecto', { tipoProspecto: 'REF', ...nueva })
    expect(await encabezado(prospectoId)).toEqual([])
    expect(await encabezado(await quote(porHttp(asesora), nuevoPostulante()))).toEqual([])
  })

  test('offers the manual DS until it is sent', async () => {
    const { prospectoId } = await dsNueva(asesora)
    expect(await encabezado(prospectoId)).toEqual(['DS manual'])
    expect(await encabezado((await dsHasta(asesora, 'preguntas')).prospectoId)).toEqual(['DS manual'])
    expect(await encabezado((await dsHasta(asesora, 'resultado')).prospectoId)).toEqual([])
  })

  test('offers no manual DS to a prospect that is not pursued', async () => {
    const { prospectoId } = await dsNueva(asesora)
    await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', prospectoId).execute()
    expect(await encabezado(prospectoId)).toEqual([])
  })

  test('has an authorized DS to finish, once; then the documents stay', async () => {
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
    await approve(identificador)
    expect(await encabezado(prospectoId)).toEqual(['documentos', 'por finalizar'])
    for (const _ of [1, 2]) expect((await finish(identificador)).status).toBe(200)
    expect(await encabezado(prospectoId)).toEqual(['documentos'])
    const entradas = await asesora.data('/api/v1/obtenerBitacoraProspecto', { prospectoId })
    const ids = entradas.map(({ bitacoraId }: { bitacoraId: number }) => bitacoraId)
    expect(ids.filter((id: number) => id === 15)).toHaveLength(1)
    expect(ids.filter((id: number) => id === 125)).toHaveLength(1)
  })

  test('leads to the documents from dsFinalizada on', async () => {
    const vendedores = { asesora, contraloria }
    expect(await encabezado((await dsFinalizada(vendedores)).prospectoId)).toEqual(['documentos'])
    expect(await encabezado((await conDatosContractuales(vendedores)).prospectoId)).toEqual(['documentos'])
  })

  test('is the same for the head of the team, without finishing or reading the result', async () => {
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
    await approve(identificador)
    const jefatura = await desk.as('jefatura')
    expect(await encabezado(prospectoId, jefatura)).toEqual(['documentos', 'por finalizar'])
    expect((await finish(identificador, jefatura)).status).toBe(403)
    expect((await jefatura.post('/api/v2/resultadoevaluacionds', { identificador })).status).toBe(403)
    expect((await finish(identificador, await desk.as('asesor2'))).status).toBe(404)
    expect(await encabezado(prospectoId)).toEqual(['documentos', 'por finalizar'])
  })
})
