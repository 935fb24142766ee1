import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import {
  cartaDe,
  delPostulante,
  enlaceEn,
  enter,
  firmada,
  type Invitada,
  type Postulante,
  ultimoCodigo,
} from '../../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const pasaUnMinuto = () => desk.clock.pasan(60_000)
const etapaDe = async ({ identificador }: Invitada) => (await porHttp(asesora)('obtenerEtapa', { identificador })).etapa
const seguimiento = async ({ post }: Postulante) => (await post('obtenerSeguimiento')).body.data
const medica = ({ identificador }: Invitada, answer: object) =>
  contraloria.post(routes.responderEvaluacionMedica.path, { identificador, ...answer })
const finish = ({ identificador }: Invitada, resultado: number, extra: object = {}) =>
  asesora.post(routes.finalizaevaluacionds.path, { identificador, resultado, pin: '', ...extra })
const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')

const motivo = 'El asma declarada sigue en tratamiento'

/** As contraloría answered it, whatever the machine said before. */
async function conRespuesta(answer: (persona: number) => object) {
  const { venta } = await firmada(desk, asesora)
  await desk.db.updateTable('declaracion').set({ resultado: 0 }).where('id', '=', venta.identificador).execute()
  const caso = await contraloria.data(routes.obtenerCasoContraloria.path, { identificador: venta.identificador })
  const dada = await medica(venta, answer(caso.medica.personas[0].id))
  if (dada.status !== 200) throw new Error(JSON.stringify(dada.body))
  await desk.releaseRespuestas()
  pasaUnMinuto()
  return { venta, postulante: await enter(desk, { ...venta, enlace: await enlaceDeResultado(venta) }) }
}
const enlaceDeResultado = async ({ prospectoId }: Invitada) =>
  enlaceEn(await cartaDe(desk, prospectoId, 'Hay un resultado de su Declaración de Salud'))
const restringida = () =>
  conRespuesta((persona) => ({
    resultado: 2,
    motivo,
    restricciones: [{ persona, condicion: 'Asma', meses: 12, cobertura: 50 }],
  }))
const enRevision = () =>
  conRespuesta(() => ({ resultado: 3, antecedentes: [{ persona: null, texto: 'Informe del médico tratante' }] }))

test('an authorized one is read by its applicant; the link of the letter opens it', async () => {
  const { venta, postulante } = await firmada(desk, asesora)
  expect(await seguimiento(postulante)).toMatchObject({ situacion: 'autorizada', conCarta: true, restricciones: [] })
  const { raw } = await postulante.post('abrirCartaPostulante')
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
  // the page on which they signed stays theirs, and so does the link that opened it
  expect((await postulante.post('obtenerPostulacion', { enlace: venta.enlace })).body.data.paso).toBe('enviada')
  expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace: venta.enlace })).status).toBe(200)
  const enlace = await enlaceDeResultado(venta)
  const { data } = (await desk.anyone().post(routes.abrirInvitacion.path, { enlace })).body
  expect(data).toMatchObject({ estado: 'identidad', enviada: true })
  const carta = await cartaDe(desk, venta.prospectoId, 'Hay un resultado de su Declaración de Salud')
  expect(carta.toUpperCase()).not.toMatch(/ELENA|PRUEBA|ACEPTA/)
  // its advisor goes on without a code: there is nothing to answer
  expect((await finish(venta, 1)).status).toBe(200)
  expect(await seguimiento(postulante)).toMatchObject({ situacion: 'aceptada' })
})

describe('restrictions', () => {
  test('are the applicant’s to read and to answer, with the code of their mail and its evidence', async () => {
    const { venta, postulante } = await restringida()
    const { situacion, restricciones, respuesta } = await seguimiento(postulante)
    expect([situacion, restricciones]).toEqual([
      'restringida',
      [{ persona: 'ELENA PRUEBA SERRANO', condicion: 'Asma', meses: 12, cobertura: 50 }],
    ])
    const suyo = await asesora.data(routes.resultadoevaluacionds.path, { identificador: venta.identificador })
    expect(suyo).toMatchObject({ resultado: 2, data: { restricciones: [], motivo: null, archivo: null } })
    expect(JSON.stringify(suyo)).not.toContain('sma')
    const answerDS = (pin: string, acepta = true) =>
      postulante.post('responderRestricciones', { acepta, pin, version: respuesta.version })
    expect((await answerDS('123456')).body.codigo).toBe('codigo_vencido')
    await postulante.post('pedirCodigoDeRespuesta')
    const pin = await ultimoCodigo(desk, venta)
    expect((await answerDS(otro(pin))).body.data).toEqual({ estado: 'noCoincide', quedan: 4 })
    expect((await answerDS(pin)).body.data).toEqual({ estado: 'respondida' })
    expect(await etapaDe(venta)).toBe('dsFinalizada')
    // the same again changes nothing, the contrary is refused
    expect((await answerDS(pin)).body.data).toEqual({ estado: 'respondida' })
    expect((await answerDS(pin, false)).body.codigo).toBe('cierre_contrario')
    const [evidencia] = await desk.db
      .selectFrom('constanciaPostulante')
      .selectAll()
      .where('declaracionId', '=', venta.identificador)
      .where('que', '=', 'restricciones')
      .execute()
    expect(evidencia).toMatchObject({ acepta: true, huella: expect.stringMatching(/^[\da-f]{64}$/) })
    expect(evidencia?.texto).not.toContain('Asma')
    const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
    expect(notificaciones.map(({ mensaje }) => mensaje)).toContain(
      'El postulante aceptó las restricciones de su Declaración de Salud.',
    )
  })

  test('refused end the sale', async () => {
    const { venta, postulante } = await restringida()
    const { respuesta } = await seguimiento(postulante)
    await postulante.post('pedirCodigoDeRespuesta')
    const pin = await ultimoCodigo(desk, venta)
    await postulante.post('responderRestricciones', { acepta: false, pin, version: respuesta.version })
    expect(await etapaDe(venta)).toBe('rechazadoRestricciones')
    expect(await seguimiento(postulante)).toMatchObject({ situacion: 'restriccionesRechazadas' })
  })

  test('are closed over the API by the same code and nothing else; five wrong ones spend it', async () => {
    const { venta, postulante } = await restringida()
    const close = (pin: string) => finish(venta, 2, { acepta: true, pin })
    expect((await close('')).body.codigo).toBe('resultado_del_postulante')
    await postulante.post('pedirCodigoDeRespuesta')
    const pin = await ultimoCodigo(desk, venta)
    const quedan = [4, 3, 2].map((cuantos) => `Le quedan ${cuantos} intentos.`)
    for (const dice of [...quedan, 'Le queda 1 intento.', 'Ya no sirve: pida otro.']) {
      const { status, body } = await close(otro(pin))
      expect([status, body.descripcion]).toEqual([422, `El código no coincide. ${dice}`])
    }
    expect((await close(pin)).body.codigo).toBe('codigo_vencido')
    await postulante.post('pedirCodigoDeRespuesta')
    const nuevo = await ultimoCodigo(desk, venta)
    expect((await close(nuevo)).status).toBe(200)
    expect(await etapaDe(venta)).toBe('dsFinalizada')
  })
})

test('background comes from the applicant alone, and goes back to the queue once some of it came', async () => {
  const { venta, postulante } = await enRevision()
  expect(await seguimiento(postulante)).toMatchObject({
    situacion: 'antecedentes',
    antecedentes: ['Informe del médico tratante'],
    archivos: [],
  })
  expect((await postulante.post('enviarAntecedentes')).body.codigo).toBe('reenvio_sin_antecedentes')
  const contenido = pdf({ dentro: 'informe' })
  const ajeno = await asesora.post(routes.guardarDocumentosDS.path, {
    identificador: venta.identificador,
    nombreArchivo: 'x.pdf',
    tipoAdjunto: 20,
    binario: Buffer.from(contenido).toString('base64'),
  })
  expect(ajeno.body.codigo).toBe('ds_del_postulante')
  const subido = await postulante.upload('subirAntecedente', contenido, 'informe.pdf')
  expect(subido.status).toBe(200)
  const { archivos } = await seguimiento(postulante)
  expect(archivos).toEqual([expect.objectContaining({ nombre: 'informe.pdf', tamano: contenido.length })])
  expect((await finish(venta, 3)).body.codigo).toBe('resultado_del_postulante')
  for (const _ of [1, 2]) expect((await postulante.post('enviarAntecedentes')).status).toBe(200)
  expect(await seguimiento(postulante)).toMatchObject({ situacion: 'enEvaluacion' })
  expect((await postulante.upload('subirAntecedente', contenido, 'otro.pdf')).body.codigo).toBe('postulante_otro_paso')
})

test('the link to the result is sent again by the advisor', async () => {
  const { venta } = await firmada(desk, asesora)
  const antes = await enlaceDeResultado(venta)
  await porHttp(asesora)('reenviarInvitacion', { prospectoId: venta.prospectoId })
  const enlace = await enlaceDeResultado(venta)
  expect(enlace).not.toBe(antes)
  expect((await desk.anyone().post(routes.abrirInvitacion.path, { enlace: antes })).status).toBe(404)
})
