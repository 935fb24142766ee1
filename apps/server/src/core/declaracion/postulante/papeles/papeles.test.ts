import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import {
  answerPreguntas,
  delPostulante,
  enter,
  invitada,
  type Postulante,
  ultimoCodigo,
} from '../../../../testing/electronica/electronica.ts'
import { nuevoRut, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const madre = { fechaNacimiento: '1950/09/03', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 2 } as const
const conyuge = { fechaNacimiento: '1988/02/11', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 1 } as const
const nombres = { nombres: 'Berta', apellidoPaterno: 'Osorio', apellidoMaterno: 'Vega' }

const read = async ({ post }: Postulante) => (await post('obtenerPostulacion')).body.data

/** An applicant with their mother as a medical charge and a spouse, every question answered. */
async function conPapeles() {
  const beneficiarios = [madre, conyuge].map((uno) => ({ ...uno, descripcionOtro: '' }))
  const venta = await invitada(desk, asesora, { renta: 2_900_000, beneficiarios })
  const postulante = await enter(desk, venta)
  await answerPreguntas(postulante, () => ({
    ...nombres,
    tipoDocumento: 'R',
    rutBeneficiario: nuevoRut(),
    pasaporte: '',
    peso: '60',
    altura: '1,60',
  }))
  return { venta, ...postulante }
}

test('a sworn declaration is opened and accepted by the applicant before any summary, and says so to nobody else', async () => {
  const { venta, ...postulante } = await conPapeles()
  const { post } = postulante
  const { paso, juradas } = await read(postulante)
  expect([paso, juradas]).toEqual([
    'juradas',
    [{ id: expect.any(Number), nombre: 'BERTA OSORIO VEGA', abierta: false, aceptada: false }],
  ])
  const [{ id }] = juradas
  const resumen = await post('confirmarResumen', { cual: 'resumenAntecedentes' })
  expect([resumen.status, resumen.body.errores]).toEqual([
    422,
    [{ campo: `jurada.${id}`, mensaje: 'Falta aceptar la declaración jurada de BERTA OSORIO VEGA.' }],
  ])
  expect((await post('aceptarJuradaPostulante', { id })).body.codigo).toBe('jurada_sin_abrir')
  expect((await post('descargarJuradaPostulante', { id })).body.codigo).toBe('jurada_sin_abrir')
  expect((await post('abrirJuradaPostulante', { id })).body.data).toBe('ok')
  const { raw } = await post('descargarJuradaPostulante', { id })
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  // opened again it is the same paper
  await post('abrirJuradaPostulante', { id })
  expect((await post('descargarJuradaPostulante', { id })).raw).toEqual(raw)
  for (const _ of [1, 2]) expect((await post('aceptarJuradaPostulante', { id })).status).toBe(200)
  const guardada = await desk.db
    .selectFrom('declaracionJurada')
    .select(['abiertaPor', 'aceptadaPor', 'huella'])
    .where('declaracionId', '=', venta.identificador)
    .execute()
  expect(guardada).toEqual([
    { abiertaPor: 'el postulante', aceptadaPor: 'el postulante', huella: expect.stringMatching(/^[\da-f]{64}$/) },
  ])
  expect((await read(postulante)).paso).toBe('resumenAntecedentes')
  // not the advisor's to open, nor another applicant's
  const suya = porHttp(asesora)('generarDocCargaMedica', { id })
  await expect(suya).rejects.toThrow(/403/)
  const otra = await conPapeles()
  for (const cual of ['abrirJuradaPostulante', 'descargarJuradaPostulante'] as const)
    expect((await otra.post(cual, { id })).status).toBe(404)
})

test('the circular of the spouse comes before the code of the signature, and can be taken back until then', async () => {
  const { venta, ...postulante } = await conPapeles()
  const { post } = postulante
  const [{ id }] = (await read(postulante)).juradas
  await post('abrirJuradaPostulante', { id })
  await post('aceptarJuradaPostulante', { id })
  for (const cual of ['resumenAntecedentes', 'resumenDeclaracion']) await post('confirmarResumen', { cual })
  const { paso, circular, firma } = await read(postulante)
  expect([paso, circular]).toEqual([
    'circular',
    expect.objectContaining({ conyuge: 'BERTA OSORIO VEGA', aceptada: false }),
  ])
  expect((await post('pedirCodigoDeFirma')).body.codigo).toBe('circular_pendiente')
  const { version } = circular
  expect((await post('responderCircularPostulante', { firma: true, version: version + 1 })).status).toBe(409)
  for (const dice of [true, false, true]) await post('responderCircularPostulante', { firma: dice, version })
  expect((await read(postulante)).paso).toBe('firma')
  await post('pedirCodigoDeFirma')
  const pin = await ultimoCodigo(desk, venta)
  await post('responderCircularPostulante', { firma: false, version })
  expect((await post('firmarDeclaracion', { pin, acepta: true, version: firma.version })).body.codigo).toBe(
    'circular_pendiente',
  )
  await post('responderCircularPostulante', { firma: true, version })
  const firmada = await post('firmarDeclaracion', { pin, acepta: true, version: firma.version })
  expect(firmada.body.data).toEqual({ estado: 'enviada' })
  expect((await post('responderCircularPostulante', { firma: false, version })).status).toBe(422)
})
