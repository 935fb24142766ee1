import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import {
  cartaDe,
  delPostulante,
  enlaceEn,
  enter,
  type Invitada,
  invitada,
  type Postulante,
} from '../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../testing/ventas.ts'

const TEXTO = '¿Entra el colesteatoma de mi hija?'
const RESPUESTA = 'Sí: declárelo en su pregunta.'
const ASUNTO = 'Su asesor respondió su pregunta'

let desk: Desk
let asesora: Client
let venta: Invitada
let postulante: Postulante
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(async () => {
  venta = await invitada(desk, asesora)
  postulante = await enter(desk, venta)
})

const ask = (texto = TEXTO) => postulante.post('preguntarAlAsesor', { texto })
const propias = async () => (await postulante.post('obtenerDudasPropias')).body.data
const marca = async () => (await postulante.post('obtenerMarcaPostulacion', { enlace: venta.enlace })).body.data
const resumen = async (client = asesora) =>
  (await porHttp(client)('obtenerAnotaciones', { prospectoId: venta.prospectoId })).dudas
const laDuda = async () => ({ identificador: venta.identificador, dudaId: (await resumen())[0]?.dudaId ?? 0 })
const openDuda = async (client = asesora) => client.post('/api/alerce/v1/abrirDuda', await laDuda())
const answer = async (texto = RESPUESTA, client = asesora) =>
  client.post('/api/alerce/v1/responderDuda', { ...(await laDuda()), texto })

describe('a question', () => {
  test('reaches the advisor by bell and Bitácora without its text, which is sealed', async () => {
    expect((await ask()).status).toBe(200)
    const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
    expect(notificaciones[0]).toMatchObject({
      prospectoId: venta.prospectoId,
      tipo: 'duda',
      mensaje: 'El postulante le hizo una pregunta: respóndala en la Bitácora.',
    })
    const [entrada] = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId: venta.prospectoId })
    expect(entrada).toMatchObject({ bitacoraId: 251, por: 'el postulante' })
    expect(await resumen()).toMatchObject([{ leidaEn: null, respondidaEn: null, seResponde: true }])
    expect(JSON.stringify([notificaciones, entrada, await resumen()])).not.toContain('colesteatoma')
    const { texto } = await desk.db.selectFrom('duda').select('texto').executeTakeFirstOrThrow()
    expect(texto.toString()).not.toContain('colesteatoma')
  })

  test.each([
    ['without text', '  ', 400, 'Escriba su pregunta.'],
    ['of 601 characters', 'a'.repeat(601), 400, 'La pregunta admite hasta 600 caracteres.'],
  ])('%s is refused at its field', async (_what, texto, status, mensaje) => {
    const { body, status: answered } = await ask(texto)
    expect([answered, body.errores]).toEqual([status, [{ campo: 'texto', mensaje }]])
  })

  test('with three that wait is refused; after an answer it passes', async () => {
    for (const texto of ['Uno', 'Dos', 'Tres']) await ask(texto)
    const { status, body } = await ask('Cuatro')
    expect([status, body.errores]).toMatchObject([422, [{ campo: 'texto' }]])
    await answer()
    expect((await ask('Cuatro')).status).toBe(200)
  })

  test('tapped twice is one', async () => {
    const clave = { 'idempotency-key': 'una-sola-duda' }
    await Promise.all([1, 2].map(() => postulante.post('preguntarAlAsesor', { texto: TEXTO }, clave)))
    expect((await propias()).dudas).toHaveLength(1)
  })

  test('of an annulled invitation cannot be asked, and its answer would not be seen', async () => {
    await ask()
    const duda = await laDuda()
    await porHttp(asesora)('anularInvitacion', { prospectoId: venta.prospectoId, clonar: false })
    expect((await ask('Otra')).status).toBe(401)
    expect(await resumen()).toMatchObject([{ seResponde: false }])
    const { status, body } = await asesora.post('/api/alerce/v1/responderDuda', { ...duda, texto: 'Tarde' })
    expect([status, body.codigo]).toEqual([422, 'duda_de_otra_invitacion'])
  })
})

describe('an answer', () => {
  beforeEach(async () => {
    await ask()
  })

  test('is read by the applicant, who was told when the question was read, and by a letter without texts', async () => {
    const before = await marca()
    expect((await openDuda()).body.data).toEqual({ texto: TEXTO, respuesta: null })
    const read = await marca()
    expect([read.marca === before.marca, read.respuestas]).toEqual([false, 0])
    expect((await propias()).dudas).toMatchObject([{ texto: TEXTO, leidaEn: expect.any(String), respuesta: null }])
    expect((await answer()).status).toBe(200)
    expect(await marca()).toMatchObject({ respuestas: 1 })
    const { dudas } = await propias()
    expect(dudas).toMatchObject([{ respuesta: RESPUESTA, respondidaPor: expect.any(String) }])
    const carta = await cartaDe(desk, venta.prospectoId, ASUNTO)
    expect(carta).not.toMatch(/colesteatoma|declárelo/)
    expect((await enter(desk, { ...venta, enlace: enlaceEn(carta) })).cookie).not.toBe('')
  })

  test('is given once: the second window hears it', async () => {
    await answer()
    const { status, body } = await answer('Otra respuesta')
    expect([status, body.errores]).toEqual([409, [{ campo: 'texto', mensaje: 'Esta pregunta ya se respondió.' }]])
    expect((await propias()).dudas[0].respuesta).toBe(RESPUESTA)
  })

  test('is not for others: another advisor, the head of the team, another declaration', async () => {
    const [asesor2, jefatura] = [await desk.as('asesor2'), await desk.as('jefatura')]
    expect([(await openDuda(asesor2)).status, (await answer('x', asesor2)).status]).toEqual([404, 404])
    expect([(await openDuda(jefatura)).status, (await answer('x', jefatura)).status]).toEqual([403, 403])
    const otra = await invitada(desk, asesora)
    const ajena = { ...(await laDuda()), identificador: otra.identificador }
    expect((await asesora.post('/api/alerce/v1/abrirDuda', ajena)).status).toBe(404)
  })

  test('leaves each look in the access log, with its declaration', async () => {
    await openDuda()
    await answer()
    const rows = await desk.db
      .selectFrom('bitacoraAcceso')
      .select('operacion')
      .where('declaracionId', '=', venta.identificador)
      .where('operacion', 'in', ['preguntarAlAsesor', 'abrirDuda', 'responderDuda'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ operacion }) => operacion)).toEqual(['preguntarAlAsesor', 'abrirDuda', 'responderDuda'])
  })
})
