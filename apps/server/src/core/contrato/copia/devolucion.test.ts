import { routes } from '@alerce/contract/routes'
import { leerZip } from '@alerce/domain/base/archivos/zip'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe, delPostulante, enlaceEn, enter } from '../../../testing/electronica/electronica.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { alSalir, dsHasta, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante, { ventas: true })
  asesora = await desk.as('asesora')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const ASUNTO = 'Sus documentos de la Declaración de Salud'
const motivo = 'El asma declarada sigue en tratamiento'

/** Manual sale rejected by contraloría, with a file. */
async function rechazada() {
  const contraloria = await desk.as('contraloria')
  const postulante = nuevoPostulante()
  const diagnosticos = { 4: ['J45', 'Asma', '15-03-2015'] } as const
  const declarada = { postulante, declaracion: { diagnosticos, peso: 95, altura: 1.6 } }
  const { identificador, prospectoId } = await dsHasta(asesora, 'resumenDeclaracion', declarada)
  const archivo = { bytes: pdf({ dentro: 'el informe' }), nombre: 'informe.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  await porHttp(asesora)('enviarDS', { identificador })
  const answer = alSalir(contraloria)
  await answer('responderEvaluacionFinanciera', { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 })
  await answer('responderEvaluacionMedica', { identificador, resultado: 4, motivo })
  await desk.releaseRespuestas()
  await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 4, pin: '' })
  const carta = await cartaDe(desk, prospectoId, ASUNTO)
  return { identificador, prospectoId, postulante, carta, enlace: enlaceEn(carta) }
}

const espera = async ({ prospectoId }: { readonly prospectoId: number }) =>
  (await porHttp(mesa)('obtenerPendientesMesa', { clase: 'devolucion' })).filas.find(
    (fila) => fila.prospectoId === prospectoId,
  )

test('rejected, declaración and documents can be downloaded with identity; no letter gives the reason', async () => {
  const venta = await rechazada()
  expect(venta.carta).not.toMatch(/rechaz|asma/i)
  const { post } = await enter(desk, venta)
  const { enlace } = venta
  expect((await post('obtenerCopiaDS', { enlace })).body.data).toMatchObject({ devuelta: true, antecedentes: 1 })
  expect(await textOfPdf((await post('abrirCopiaDS', { enlace })).raw)).toContain('Asma')
  const { raw } = await post('abrirAntecedentesDS', { enlace })
  const [[nombre, bytes] = ['', new Uint8Array()]] = leerZip(raw) ?? []
  expect([nombre, Buffer.from(bytes).subarray(0, 5).toString()]).toEqual(['1-informe.pdf', '%PDF-'])
  const miradas = await desk.db
    .selectFrom('bitacoraAcceso')
    .select('operacion')
    .where('declaracionId', '=', venta.identificador)
    .where('operacion', 'in', ['abrirCopiaDS', 'abrirAntecedentesDS'])
    .execute()
  expect(miradas).toHaveLength(2)
})

test('once its days are over nothing is left behind the link, and it says so', async () => {
  const venta = await rechazada()
  const { post } = await enter(desk, venta)
  const purgada = { purgadaEn: desk.clock.ahora() }
  await desk.db.updateTable('declaracion').set(purgada).where('id', '=', venta.identificador).execute()
  for (const name of ['obtenerCopiaDS', 'abrirCopiaDS', 'abrirAntecedentesDS'] as const)
    expect((await post(name, { enlace: venta.enlace })).body.codigo, name).toBe('copia_eliminada')
})

test('a paper file waits at the desk until its return is registered, which can be undone', async () => {
  const venta = await rechazada()
  const { registroId, que } = (await espera(venta)) ?? {}
  expect(que).toMatch(/^Devolver documentos: /)
  const devolucionId = registroId ?? 0
  expect((await mesa.post(routes.registrarDevolucion.path, { devolucionId, constancia: ' ' })).status).toBe(400)
  const constancia = 'En mano al titular'
  await porHttp(mesa)('registrarDevolucion', { devolucionId, constancia })
  await porHttp(mesa)('registrarDevolucion', { devolucionId, constancia })
  // a different text from another window is refused, not dropped
  const distinta = await mesa.post(routes.registrarDevolucion.path, { devolucionId, constancia: 'Por carta 77' })
  expect([distinta.status, distinta.body.codigo]).toEqual([409, 'devolucion_hecha_propia'])
  expect(await espera(venta)).toBeUndefined()
  const [hecha] = (await porHttp(mesa)('obtenerDevoluciones', {})).filas
  expect(hecha).toMatchObject({ devolucionId, constancia, por: expect.stringMatching(/\S \S/) })
  const [entrada] = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId: venta.prospectoId })
  expect(entrada).toMatchObject({ bitacoraId: 324 })
  await porHttp(mesa)('deshacerDevolucion', { devolucionId })
  expect(await espera(venta)).toMatchObject({ registroId: devolucionId })
})

test('a devolución already registered answers 409; an advisor cannot register one', async () => {
  const venta = await rechazada()
  const devolucionId = (await espera(venta))?.registroId ?? 0
  await desk.db
    .updateTable('devolucion')
    .set({ hechaEn: desk.clock.ahora(), hechaPor: 'Otra Persona', constancia: 'Por carta' })
    .where('id', '=', devolucionId)
    .execute()
  const otra = await mesa.post(routes.registrarDevolucion.path, { devolucionId, constancia: 'En mano' })
  expect([otra.status, otra.body.codigo]).toEqual([409, 'devolucion_hecha'])
  expect((await asesora.post(routes.registrarDevolucion.path, { devolucionId, constancia: 'x' })).status).toBe(403)
})
