import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsHasta } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let cliente: Client
let ds: { identificador: number; prospectoId: number; rut: string }

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  cliente = await desk.bearer()
})
afterAll(() => desk.close())

/** Answered whole and not sent, and electronic: what the applicant has written by then. */
beforeEach(async () => {
  ds = await dsHasta(asesora, 'resumenDeclaracion')
  await desk.db.updateTable('prospecto').set({ tipoVenta: 'E' }).where('id', '=', ds.prospectoId).execute()
  await desk.db.updateTable('declaracion').set({ tipoVenta: 'E' }).where('id', '=', ds.identificador).execute()
})

const NEGADA = { status: 403, body: { codigo: 'ds_del_postulante' } }
const de = () => ({ identificador: ds.identificador, rut: ds.rut })
const quienes = () => [asesora, cliente]

const guardado = () =>
  desk.db
    .selectFrom('respuestaDS')
    .select(['pregunta', 'contenido'])
    .where('declaracionId', '=', ds.identificador)
    .orderBy('pregunta')
    .execute()

describe('the advisor of an electronic declaration', () => {
  test('reads the people in it, without their health data', async () => {
    for (const client of quienes()) {
      const titular = await client.data(routes.obtenerAntecedentesCotizante.path, de())
      expect(titular).toMatchObject({ rut: ds.rut, peso: null, altura: null, pension: null })
      const [persona] = await client.data(routes.obtenerBeneficiariosDS.path, de())
      expect(persona).toMatchObject({ peso: null, altura: null, rutBeneficiario: ds.rut })
    }
  })

  test('follows how far it is', async () => {
    const etapa = await asesora.data(routes.obtenerEtapa.path, { identificador: ds.identificador })
    expect(etapa).toMatchObject({ etapa: 'resumenDeclaracion' })
  })

  test('reads no answer and no file', async () => {
    const deArchivos = { identificador: ds.identificador, tipoAdjunto: 40 }
    for (const client of quienes()) {
      expect(await client.post(routes.obtenerPreguntasDS.path, de())).toMatchObject(NEGADA)
      expect(await client.post(routes.obtenerArchivosDS.path, deArchivos)).toMatchObject(NEGADA)
    }
  })

  test('answers nothing in their place', async () => {
    const antes = await guardado()
    const personas = await asesora.data(routes.obtenerBeneficiariosDS.path, de())
    await desk.db.updateTable('declaracion').set({ etapa: 'preguntas' }).where('id', '=', ds.identificador).execute()
    for (const client of quienes()) {
      const respuesta = { ...de(), codigoPregunta: 1, respuesta: false }
      const titular = { ...de(), nombres: 'Otra', peso: '60', altura: '1.60' }
      expect(await client.post(routes.guardarRespuestaDS.path, respuesta)).toMatchObject(NEGADA)
      expect(await client.post(routes.guardarAntecedentesCotizante.path, titular)).toMatchObject(NEGADA)
      const familia = { ...de(), beneficiario: personas }
      expect(await client.post(routes.guardarBeneficiariosDS.path, familia)).toMatchObject(NEGADA)
      expect(await client.post(routes.verificarBeneficiarios.path, familia)).toMatchObject(NEGADA)
    }
    expect(await guardado()).toEqual(antes)
  })

  test.each(['cotizante', 'beneficiarios', 'preguntas', 'resumenAntecedentes', 'firma'])(
    'does not take it to %s',
    async (etapa) => {
      for (const client of quienes()) {
        const paso = { identificador: ds.identificador, etapa }
        expect(await client.post(routes.guardarEtapa.path, paso)).toMatchObject(NEGADA)
        expect(await client.post(routes.guardarEtapaV2.path, paso)).toMatchObject(NEGADA)
      }
    },
  )

  test('does not sign it, and puts no file into it', async () => {
    for (const client of quienes()) expect(await client.post(routes.enviarDS.path, de())).toMatchObject(NEGADA)
    const entrega = { identificador: ds.identificador, tipoAdjunto: 40 }
    const archivo = { bytes: pdf(), nombre: 'informe.pdf' }
    expect(await upload(asesora, routes.subirAdjuntoDS, entrega, archivo)).toMatchObject(NEGADA)
    const { enviadaEn } = await desk.db
      .selectFrom('declaracion')
      .select('enviadaEn')
      .where('id', '=', ds.identificador)
      .executeTakeFirstOrThrow()
    expect(enviadaEn).toBeNull()
  })

  test('once it was sent, gets the same refusal as for any sent declaration', async () => {
    const en = desk.clock.ahora()
    await desk.db.updateTable('declaracion').set({ enviadaEn: en }).where('id', '=', ds.identificador).execute()
    const body = { codigo: 'ds_reservada' }
    expect(await asesora.post(routes.obtenerPreguntasDS.path, de())).toMatchObject({ status: 403, body })
  })
})
