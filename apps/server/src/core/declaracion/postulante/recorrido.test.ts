import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import {
  answerAll,
  delPostulante,
  enter,
  type Invitada,
  invitada,
  TITULAR,
  ultimoCodigo,
} from '../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const etapaDe = async ({ identificador }: Invitada) => (await porHttp(asesora)('obtenerEtapa', { identificador })).etapa
const avanceDe = ({ prospectoId }: Invitada) => porHttp(asesora)('obtenerAvanceInvitacion', { prospectoId })

describe('the applicant alone, from the link to the sent declaration', () => {
  test('passes each stage by their own acts, and signs with the code of their mail', async () => {
    const venta = await invitada(desk, asesora, { rentaCertificada: true })
    expect(await etapaDe(venta)).toBe('invitacionEnviada')
    const postulante = await enter(desk, venta)
    expect(await etapaDe(venta)).toBe('apruebaAutorizacionPrevired')
    await answerAll(postulante)
    expect(await etapaDe(venta)).toBe('resumenDeclaracion')
    const { firma } = (await postulante.post('obtenerPostulacion')).body.data
    expect(firma.correo).toBe('e•••@example.cl')
    expect((await postulante.post('pedirCodigoDeFirma')).status).toBe(200)
    const pin = await ultimoCodigo(desk, venta)
    const firmada = await postulante.post('firmarDeclaracion', { pin, acepta: true, version: firma.version })
    expect([firmada.status, firmada.body.data]).toEqual([200, { estado: 'enviada' }])
    expect(await etapaDe(venta)).toBe('resultado')
    expect(await avanceDe(venta)).toMatchObject({ paso: 'enviada', porcentaje: 100 })
    const [evidencia] = await desk.db
      .selectFrom('constanciaPostulante')
      .selectAll()
      .where('declaracionId', '=', venta.identificador)
      .where('que', '=', 'firma')
      .execute()
    expect(evidencia).toMatchObject({ acepta: true, ip: '127.0.0.1', huella: expect.stringMatching(/^[\da-f]{64}$/) })
    const bitacora = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId: venta.prospectoId })
    expect(JSON.stringify(bitacora)).toContain('firmada por el postulante')
  })

  test('is followed by their advisor: step and percent, and never an answer', async () => {
    const venta = await invitada(desk, asesora)
    const llegada = await avanceDe(venta)
    expect(llegada).toMatchObject({ paso: 'identidad', porcentaje: 0, vistoEn: null, bloqueada: false })
    await answerAll(await enter(desk, venta))
    const avance = await avanceDe(venta)
    expect(avance).toMatchObject({ paso: 'firma', vistoEn: expect.any(String) })
    expect(Object.keys(avance ?? {}).toSorted()).toEqual([
      'bloqueada',
      'compartenCorreo',
      'esperaAlOtorgante',
      'etapa',
      'paso',
      'porcentaje',
      'previred',
      'retenida',
      'vence',
      'vistoEn',
    ])
  })

  test('answers in order, corrects from the summaries, and signs nothing that is not complete', async () => {
    const venta = await invitada(desk, asesora)
    const postulante = await enter(desk, venta)
    const { post } = postulante
    const { cuestionario } = (await post('obtenerPostulacion')).body.data
    const respuesta = { codigoPregunta: 1, respuesta: false, version: cuestionario.version }
    for (const [name, payload] of [
      ['confirmarRenta', { correcta: true }],
      ['guardarTitularPostulante', TITULAR],
      ['guardarRespuestaPostulante', respuesta],
      ['confirmarResumen', { cual: 'resumenAntecedentes' }],
      ['pedirCodigoDeFirma', {}],
    ] as const)
      expect((await post(name, payload)).body.codigo, name).toBe('postulante_otro_paso')
    await answerAll(postulante)
    expect((await post('guardarRespuestaPostulante', respuesta)).status).toBe(200)
    expect(await etapaDe(venta)).toBe('preguntas')
    expect((await post('obtenerPostulacion')).body.data.paso).toBe('resumenAntecedentes')
    const sinFecha = { beneficiario: null, diagnostico: { codigo: '', diagnostico: 'Asma' }, fecha: '' }
    const mala = await post('guardarRespuestaPostulante', {
      ...respuesta,
      respuesta: true,
      diagnosticos: [sinFecha],
    })
    expect(mala.body.errores.map(({ campo }: { campo: string }) => campo)).toEqual([
      'diagnosticos.0.beneficiario',
      'diagnosticos.0.fecha',
    ])
  })

  test('beneficiarios are saved one by one, and a repeated document is refused', async () => {
    const hijo = { fechaNacimiento: '2015/03/20', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const
    const venta = await invitada(desk, asesora, { beneficiarios: [{ ...hijo, descripcionOtro: '' }] })
    const { post } = await enter(desk, venta)
    const { previred, consideraciones } = (await post('obtenerPostulacion')).body.data
    await post('decidirPrevired', { autoriza: false, version: previred.version })
    await post('confirmarRenta', { correcta: true })
    await post('aceptarConsideraciones', { acepta: true, version: consideraciones.version })
    await post('guardarTitularPostulante', TITULAR)
    const { paso, beneficiarios, previred: dicho } = (await post('obtenerPostulacion')).body.data
    expect([paso, dicho.autorizado]).toEqual(['beneficiarios', false])
    const [{ id }] = beneficiarios
    const persona = { id, tipoDocumento: 'R', nombres: 'Hugo', apellidoPaterno: 'Prueba', apellidoMaterno: 'Soto' }
    const medidas = { pasaporte: '', peso: '30', altura: '1,30' }
    const suyo = await post('guardarPersonaPostulante', {
      ...persona,
      ...medidas,
      rutBeneficiario: venta.postulante.rut,
    })
    expect(suyo.body.errores).toEqual([{ campo: 'rutBeneficiario', mensaje: expect.stringContaining('titular') }])
    const bien = await post('guardarPersonaPostulante', { ...persona, ...medidas, rutBeneficiario: '23456789-6' })
    expect([bien.status, await etapaDe(venta)]).toEqual([200, 'beneficiarios'])
  })

  test('an income that they do not know waits for the advisor, and is said again', async () => {
    const venta = await invitada(desk, asesora)
    const { post } = await enter(desk, venta)
    const { previred } = (await post('obtenerPostulacion')).body.data
    await post('decidirPrevired', { autoriza: true, version: previred.version })
    await post('confirmarRenta', { correcta: false })
    expect(await etapaDe(venta)).toBe('contactarEjecutivo')
    expect((await post('obtenerPostulacion')).body.data).toMatchObject({ paso: 'renta', estudio: 'noReconocida' })
    await post('confirmarRenta', { correcta: true })
    expect(await etapaDe(venta)).toBe('consideraciones')
  })
})

describe('the signature', () => {
  async function hastaLaFirma() {
    const venta = await invitada(desk, asesora)
    const postulante = await enter(desk, venta)
    await answerAll(postulante)
    const { version } = (await postulante.post('obtenerPostulacion')).body.data.firma
    const sign = (pin: string) => postulante.post('firmarDeclaracion', { pin, acepta: true, version })
    return { venta, ...postulante, sign }
  }

  test('asks for a code that lives: five wrong ones spend it, and one of the entry is none', async () => {
    const { venta, post, sign } = await hastaLaFirma()
    expect((await sign(await ultimoCodigo(desk, venta))).body.codigo).toBe('codigo_vencido')
    await post('pedirCodigoDeFirma')
    const bueno = await ultimoCodigo(desk, venta)
    const malo = bueno === '000000' ? '000001' : '000000'
    for (const quedan of [4, 3, 2, 1, 0]) expect((await sign(malo)).body.data).toEqual({ estado: 'noCoincide', quedan })
    expect((await sign(bueno)).body.codigo).toBe('codigo_vencido')
    expect(await etapaDe(venta)).toBe('resumenDeclaracion')
  })

  test('signed twice is signed once, and nothing changes afterwards', async () => {
    const { venta, post, sign } = await hastaLaFirma()
    await post('pedirCodigoDeFirma')
    const pin = await ultimoCodigo(desk, venta)
    const todas = await Promise.all([sign(pin), sign(pin)])
    expect(todas.map(({ body }) => body.data.estado)).toEqual(['enviada', 'enviada'])
    const { cuantas } = await desk.db
      .selectFrom('constanciaPostulante')
      .select((e) => e.fn.countAll<number>().as('cuantas'))
      .where('declaracionId', '=', venta.identificador)
      .where('que', '=', 'firma')
      .executeTakeFirstOrThrow()
    expect(Number(cuantas)).toBe(1)
    expect((await post('guardarTitularPostulante', TITULAR)).body.codigo).toBe('ds_bloqueada')
  })
})

test('each reading of health data is logged under its declaration, as the applicant', async () => {
  const venta = await invitada(desk, asesora)
  const { post } = await enter(desk, venta)
  await post('obtenerPostulacion')
  const log = await desk.db
    .selectFrom('bitacoraAcceso')
    .select(['operacion', 'actor'])
    .where('declaracionId', '=', venta.identificador)
    .execute()
  expect(log).toContainEqual({ operacion: 'obtenerPostulacion', actor: 'el postulante' })
  const anyone = await desk.anyone().post(routes.obtenerPostulacion.path, {})
  expect(anyone.status).toBe(401)
})
