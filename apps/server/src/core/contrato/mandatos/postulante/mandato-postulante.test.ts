import { routes } from '@alerce/contract/routes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PostulanteDemo } from '../../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../../testing/client.ts'
import { dsFinalizada } from '../../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import {
  cartaAbierta,
  delPostulante,
  deUnaCarta,
  ES_OTRA_CARTA_MS,
} from '../../../../testing/electronica/electronica.ts'
import { alSalir, dsHasta, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const NACIDA = '15-03-1990'
const NO_VIGENTE = 'Este enlace no es válido, ya se usó o venció. Pida a su asesor que le envíe uno nuevo.'

const sell = (postulante: Partial<PostulanteDemo> = { tipoTrabajador: 'I' }) =>
  dsFinalizada({ asesora, contraloria }, postulante)
const cartas = async (prospectoId: number) => {
  const rows = await desk.db
    .selectFrom('correo')
    .select(['para', ...deUnaCarta])
    .where('prospectoId', '=', prospectoId)
    .where('asunto', '=', 'Autorice el pago de su plan de salud')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ para: row.para, texto: cartaAbierta(row) }))
}
/** The token of the newest letter. */
async function tokenDe(prospectoId: number): Promise<string> {
  const carta = (await cartas(prospectoId)).at(-1)
  return /https:\/\/alerce\.test\/postulacion\/mandato#enlace=([\w-]+)/.exec(carta?.texto ?? '')?.[1] ?? 'sin enlace'
}
const read = (enlace: string) => desk.anyone().post(routes.obtenerMandatoPostulante.path, { enlace })
const open = async (enlace: string) => (await read(enlace)).body.data
const grant = async (enlace: string, documento: string, more: object = {}) => {
  const { version = '-' } = (await open(enlace)) ?? {}
  const payload = { enlace, documento, fechaNacimiento: NACIDA, acepta: true, version, ...more }
  return await desk.anyone().post(routes.otorgarMandato.path, payload)
}
const resend = (prospectoId: number, client = asesora) =>
  client.post(routes.reenviarEnlaceMandato.path, { prospectoId })
const estado = async (dsw_correl: number) =>
  (await asesora.post(routes.obtenerEstadoSuscripcion.path, { dsw_correl })).body.data
const entradas = async (prospectoId: number) => {
  const todas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  return todas.map(({ bitacoraId }) => bitacoraId).filter((id) => id >= 186 && id <= 189)
}
const avisos = async (prospectoId: number) =>
  (await porHttp(asesora)('obtenerNotificaciones', {})).notificaciones
    .filter((n) => n.prospectoId === prospectoId && n.tipo === 'mandato')
    .map(({ mensaje }) => mensaje)

describe('the link', () => {
  test('is mailed to the applicant once the sale of an independent is accepted, and only its digest is kept', async () => {
    const { prospectoId, identificador } = await sell()
    const [carta, ...more] = await cartas(prospectoId)
    expect(more).toEqual([])
    expect(carta?.texto).toContain('vence el 06-11-2026')
    expect(await entradas(prospectoId)).toEqual([186])
    const token = await tokenDe(prospectoId)
    const rows = await desk.db
      .selectFrom('enlaceMandato')
      .selectAll()
      .where('declaracionId', '=', identificador)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is mailed for a voluntary, too, and for nobody with an employer', async () => {
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado', { postulante: { tipoTrabajador: 'V' } })
    expect(await cartas(prospectoId)).toEqual([])
    await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 })
    expect(await cartas(prospectoId)).toHaveLength(1)
    expect(await cartas((await sell({})).prospectoId)).toEqual([])
  })

  test('shows isapre, advisor and amount, without the name of the applicant, and its opening is logged', async () => {
    const { prospectoId, identificador } = await sell()
    const { data } = (await read(await tokenDe(prospectoId))).body
    expect(data).toMatchObject({ estado: 'pendiente', isapre: 'Alerce', documento: 'R', totalUF: expect.any(Number) })
    expect(data.uf).toEqual({ valor: 41_114.54, fecha: '07-10-2026', referencia: false })
    expect(data.asesor).toMatch(/^\S+ /)
    expect(JSON.stringify(data).toUpperCase()).not.toContain('ELENA')
    const log = await desk.db
      .selectFrom('bitacoraAcceso')
      .select(['operacion', 'actor'])
      .where('declaracionId', '=', identificador)
      .where('operacion', '=', 'obtenerMandatoPostulante')
      .execute()
    expect(log).toEqual([
      { operacion: 'obtenerMandatoPostulante', actor: expect.stringContaining('enlace de mandato') },
    ])
  })

  test('that nobody made, one that expired, one that was replaced and one of a sale that is over answer alike', async () => {
    const pasado = await sell()
    const token = await tokenDe(pasado.prospectoId)
    const ahora = desk.clock.ahora()
    desk.clock.pasan(ES_OTRA_CARTA_MS)
    await resend(pasado.prospectoId)
    desk.clock.move(ahora)
    const inactivo = await sell()
    await desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', inactivo.prospectoId).execute()
    const vencido = await sell()
    await desk.db
      .updateTable('enlaceMandato')
      .set({ expira: desk.clock.ahora() })
      .where('declaracionId', '=', vencido.identificador)
      .execute()
    const tokens = ['x'.repeat(43), token, await tokenDe(inactivo.prospectoId), await tokenDe(vencido.prospectoId)]
    const answers = await Promise.all(tokens.map(read))
    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
    expect(answers[0]?.body.descripcion).toBe(NO_VIGENTE)
    for (const path of [routes.otorgarMandato.path, routes.noOtorgarMandato.path]) {
      const payload = { documento: '12345678-5', fechaNacimiento: NACIDA, acepta: true, version: '' }
      for (const enlace of tokens) expect((await desk.anyone().post(path, { enlace, ...payload })).status).toBe(404)
    }
    expect((await open(await tokenDe(pasado.prospectoId))).estado).toBe('pendiente')
  })

  test('is limited after many wrong attempts', async () => {
    let last = await read('y'.repeat(43))
    for (let times = 0; times < 40 && last.status === 404; times++) last = await read('y'.repeat(43))
    expect(last.status).toBe(429)
  })
})

describe('the consent', () => {
  test('of the applicant registers the mandate with its terms, and notifies the advisor', async () => {
    const { prospectoId, identificador, rut } = await sell()
    const token = await tokenDe(prospectoId)
    const { body } = await grant(token, rut)
    const otorgado = {
      estado: 'otorgado',
      otorgado: '2026-10-07T13:00:00.000Z',
      enLinea: false,
      referencia: expect.stringMatching(/^AUT-\d{10}-[A-Z]{8}$/),
    }
    expect(body.data).toEqual(otorgado)
    expect(await estado(identificador)).toEqual({ codigo: 0, valor: 'OK' })
    expect(await entradas(prospectoId)).toEqual([187, 186])
    expect(await avisos(prospectoId)).toEqual(['El postulante autorizó el mandato de pago: la venta puede continuar.'])
    const [fila] = (await porHttp(mesa)('obtenerMandatos', { cuales: 'vigentes' })).filas
    expect(fila).toMatchObject({ declaracionSaludId: identificador, origen: 'postulante', por: 'el postulante' })
    const kept = await desk.db.selectFrom('consentimientoMandato').selectAll().orderBy('mandatoId', 'desc').execute()
    expect(kept[0]).toMatchObject({ ip: '127.0.0.1', texto: expect.stringContaining('UF al mes') })
    // opened again, and pressed again
    expect(await open(token)).toEqual(body.data)
    expect((await grant(token, rut)).body.data).toEqual(body.data)
    expect(await entradas(prospectoId)).toEqual([187, 186])
  })

  test('pressed twice at the same moment is given once', async () => {
    const { prospectoId, rut } = await sell()
    const token = await tokenDe(prospectoId)
    const answers = await Promise.all([grant(token, rut), grant(token, rut)])
    expect(answers.map(({ body }) => body.data.estado)).toEqual(['otorgado', 'otorgado'])
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data)
  })

  test('of somebody else counts; the third blocks the link, even for the applicant, until a new one is sent', async () => {
    const { prospectoId, identificador, rut } = await sell()
    const token = await tokenDe(prospectoId)
    expect((await grant(token, '12345678-5')).body.data).toEqual({ estado: 'noCoincide', quedan: 2 })
    expect((await grant(token, rut, { fechaNacimiento: '16-03-1990' })).body.data).toEqual({
      estado: 'noCoincide',
      quedan: 1,
    })
    expect((await grant(token, '12345678-5')).body.data).toEqual({ estado: 'bloqueado' })
    expect((await grant(token, rut)).body.data).toEqual({ estado: 'bloqueado' })
    expect(await open(token)).toEqual({ estado: 'bloqueado' })
    expect((await estado(identificador)).codigo).toBe(1)
    expect(await entradas(prospectoId)).toEqual([189, 186])
    expect(await avisos(prospectoId)).toEqual(['El enlace del mandato de pago se bloqueó: puede enviar uno nuevo.'])
    await resend(prospectoId)
    expect((await grant(await tokenDe(prospectoId), rut)).body.data.estado).toBe('otorgado')
  })

  test.each([
    [{ acepta: false }, 'acepta', 'Marque la casilla para autorizar el pago'],
    [{ documento: ' ' }, 'documento', 'Ingrese su RUT'],
    [{ fechaNacimiento: '1990-03-15' }, 'fechaNacimiento', 'Fecha no válida: use DD-MM-AAAA'],
  ])('%o is refused at its field and counts as no identity', async (cambio, campo, mensaje) => {
    const { prospectoId, rut } = await sell()
    const token = await tokenDe(prospectoId)
    const { status, body } = await grant(token, rut, cambio)
    expect([status, body.errores]).toEqual([400, [{ campo, mensaje }]])
    expect((await grant(token, '12345678-5')).body.data).toMatchObject({ quedan: 2 })
  })

  test('to an amount that changed meanwhile is asked for again, and a card number has no field', async () => {
    const { prospectoId, rut } = await sell()
    const token = await tokenDe(prospectoId)
    const { status, body } = await grant(token, rut, { version: 'otra', tarjeta: '4111111111111111' })
    expect([status, body.codigo]).toEqual([409, 'mandato_cambio'])
    expect((await grant(token, rut, { tarjeta: '4111111111111111' })).body.data.estado).toBe('otorgado')
    const kept = JSON.stringify([
      await desk.db.selectFrom('mandato').selectAll().execute(),
      await desk.db.selectFrom('consentimientoMandato').selectAll().execute(),
    ])
    expect(kept).not.toContain('4111')
  })

  test('declined leaves all as it is, and notifies the advisor once', async () => {
    const { prospectoId, rut } = await sell()
    const token = await tokenDe(prospectoId)
    const deny = () => desk.anyone().post(routes.noOtorgarMandato.path, { enlace: token })
    expect([(await deny()).body.data, (await deny()).body.data]).toEqual(['ok', 'ok'])
    expect(await entradas(prospectoId)).toEqual([188, 186])
    expect(await avisos(prospectoId)).toHaveLength(1)
    expect((await grant(token, rut)).body.data.estado).toBe('otorgado')
  })
})

describe('beside the desk', () => {
  test('a mandate of the desk is shown without its reference; revoked, the link opens again', async () => {
    const { prospectoId, identificador: declaracionSaludId } = await sell()
    const token = await tokenDe(prospectoId)
    await mesa.data(routes.registrarMandato.path, { declaracionSaludId, referencia: 'PAT-1' })
    expect(await open(token)).toMatchObject({ estado: 'otorgado', referencia: null })
    await mesa.data(routes.revocarMandato.path, { declaracionSaludId })
    expect((await open(token)).estado).toBe('pendiente')
  })

  test('a mandate that the applicant gave and mesa revoked needs a new link', async () => {
    const { prospectoId, identificador, rut } = await sell()
    const token = await tokenDe(prospectoId)
    await grant(token, rut)
    await mesa.data(routes.revocarMandato.path, { declaracionSaludId: identificador })
    expect((await read(token)).status).toBe(404)
    expect((await resend(prospectoId)).status).toBe(200)
  })
})

describe('sending it again', () => {
  test('is for the advisor, some times a day', async () => {
    const { prospectoId } = await sell()
    expect((await resend(prospectoId, await desk.as('asesor2'))).status).toBe(404)
    expect((await resend(prospectoId, mesa)).status).toBe(403)
    const enviadas = await cartas(prospectoId)
    // pressed again within minutes it is the same letter, and the link in it goes on working
    expect((await resend(prospectoId)).status).toBe(200)
    expect(await cartas(prospectoId)).toEqual(enviadas)
    for (let times = 1; times <= 4; times++) {
      desk.clock.pasan(ES_OTRA_CARTA_MS)
      expect((await resend(prospectoId)).status).toBe(200)
    }
    const { status, body } = await resend(prospectoId)
    expect([status, body.descripcion]).toEqual([422, expect.stringContaining('Ya se enviaron 5 enlaces')])
    const ahora = desk.clock.ahora()
    desk.clock.move(new Date(Date.parse(ahora) + DIA_MS).toISOString())
    expect((await resend(prospectoId, await desk.as('asesora'))).status).toBe(200)
    desk.clock.move(ahora)
  })

  test('is for a declaration that is authorized, too: it is not mailed a second time when it is finished', async () => {
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado', { postulante: { tipoTrabajador: 'I' } })
    await alSalir(contraloria)('responderEvaluacionFinanciera', {
      identificador,
      decision: 'aprueba',
      rentaPromedio: 1_800_000,
    })
    expect((await resend(prospectoId)).status).toBe(200)
    await porHttp(asesora)('finalizaevaluacionds', { identificador, resultado: 1 })
    expect(await cartas(prospectoId)).toHaveLength(1)
  })

  test('is refused for a sale in progress, one with a mandate, and a dependent worker', async () => {
    const espera = await dsHasta(asesora, 'resultado', { postulante: { tipoTrabajador: 'I' } })
    const dependiente = await sell({})
    const listo = await sell()
    await grant(await tokenDe(listo.prospectoId), listo.rut)
    const answers = await Promise.all([espera, dependiente, listo].map(({ prospectoId }) => resend(prospectoId)))
    expect(answers.map(({ status, body }) => [status, body.codigo])).toEqual([
      [422, 'enlace_mandato_antes'],
      [422, 'mandato_no_corresponde'],
      [409, 'mandato_ya_vigente'],
    ])
  })
})
