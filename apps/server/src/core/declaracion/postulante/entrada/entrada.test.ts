import { routes } from '@alerce/contract/routes'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import {
  cartaDe,
  delPostulante,
  ES_OTRA_CARTA_MS,
  enlaceEn,
  enter,
  type Invitada,
  invitada,
  NACIDA,
  ultimoCodigo,
} from '../../../../testing/electronica/electronica.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk(delPostulante)
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const NO_VIGENTE = 'Este enlace no es válido, fue reemplazado o venció. Pida a su asesor que le envíe uno nuevo.'
const open = (enlace: string) => desk.anyone().post(routes.abrirInvitacion.path, { enlace })
const identify = ({ enlace, postulante }: Invitada, changes: object = {}) =>
  desk
    .anyone()
    .post(routes.identificarPostulante.path, { enlace, documento: postulante.rut, fechaNacimiento: NACIDA, ...changes })
const enterWith = (enlace: string, desafio: string, codigo: string) =>
  desk.anyone().post(routes.entrarPostulacion.path, { enlace, desafio, codigo })
const otro = (codigo: string) => (codigo === '000000' ? '000001' : '000000')
const etapaDe = async ({ identificador }: Invitada) => (await porHttp(asesora)('obtenerEtapa', { identificador })).etapa

describe('the link', () => {
  test('shows only the advisor; its digest alone is stored; the first identification is notified', async () => {
    const venta = await invitada(desk, asesora)
    const { body } = await open(venta.enlace)
    expect(body.data).toEqual({
      estado: 'identidad',
      isapre: 'Alerce',
      asesor: expect.stringMatching(/^\S+ /),
      vence: expect.any(String),
      enviada: false,
    })
    expect(JSON.stringify(body).toUpperCase()).not.toMatch(/ELENA|PRUEBA|EXAMPLE/)
    expect(await etapaDe(venta)).toBe('invitacionEnviada')
    await identify(venta)
    await identify(venta)
    const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
    const suyas = notificaciones.filter(({ prospectoId }) => prospectoId === venta.prospectoId)
    expect(suyas.map(({ mensaje }) => mensaje)).toEqual(['El postulante abrió su invitación.'])
    const rows = await desk.db.selectFrom('enlaceInvitacion').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(venta.enlace)
  })

  test('that nobody made, that was replaced, expired or annulled answers alike, at each door', async () => {
    const reemplazada = await invitada(desk, asesora)
    desk.clock.pasan(ES_OTRA_CARTA_MS)
    await porHttp(asesora)('reenviarInvitacion', { prospectoId: reemplazada.prospectoId })
    const anulada = await invitada(desk, asesora)
    await porHttp(asesora)('anularInvitacion', { prospectoId: anulada.prospectoId, clonar: false })
    const vencida = await invitada(desk, asesora)
    await desk.db
      .updateTable('enlaceInvitacion')
      .set({ expira: desk.clock.ahora() })
      .where('declaracionId', '=', vencida.identificador)
      .execute()
    for (const enlace of ['x'.repeat(43), reemplazada.enlace, anulada.enlace, vencida.enlace]) {
      const dicho = { enlace, documento: '11111111-1', fechaNacimiento: NACIDA, desafio: 'x'.repeat(43) }
      for (const route of [routes.abrirInvitacion, routes.identificarPostulante, routes.reenviarCodigo]) {
        const { status, body } = await desk.anyone().post(route.path, dicho)
        expect([status, body.descripcion]).toEqual([404, NO_VIGENTE])
      }
    }
    const nueva = enlaceEn(await cartaDe(desk, reemplazada.prospectoId, 'Complete su Declaración de Salud'))
    expect((await open(nueva)).body.data.estado).toBe('identidad')
  })
})

describe('identification', () => {
  test('the third that is not the applicant blocks it: the card says why, and the desk lets them try anew', async () => {
    const venta = await invitada(desk, asesora)
    const mal = { fechaNacimiento: '16-03-1990' }
    for (const quedan of [2, 1]) {
      const { body } = await identify(venta, mal)
      expect(body.data).toEqual({ estado: 'noCoincide', quedan })
    }
    expect((await identify(venta, { documento: '11111111-1' })).body.data).toEqual({ estado: 'bloqueado' })
    expect((await identify(venta)).body.data).toEqual({ estado: 'bloqueado' })
    expect((await open(venta.enlace)).body.data).toEqual({ estado: 'bloqueado' })
    expect(await etapaDe(venta)).toBe('bloqueado')
    const { glosa } = await porHttp(asesora)('obtenerGlosaAutenticacionRechazada', { ProspectoId: venta.prospectoId })
    expect(glosa).toBe('La identidad o el código del postulante no coincidieron tres veces.')
    const mesa = porHttp(await desk.as('mesa'))
    const { filas } = await mesa('obtenerRechazos', { cuales: 'vigentes', limite: 50 })
    const rechazo = filas.find(({ prospectoId }) => prospectoId === venta.prospectoId)
    await mesa('levantarRechazo', { rechazoId: rechazo?.rechazoId ?? 0 })
    expect((await identify(venta, mal)).body.data).toEqual({ estado: 'noCoincide', quedan: 2 })
    expect((await identify(venta)).body.data.estado).toBe('codigo')
  })

  test('wrong codes count as wrong identities; once identified before, only the link is blocked', async () => {
    const venta = await invitada(desk, asesora)
    await enter(desk, venta)
    const { desafio } = (await identify(venta)).body.data
    const malo = otro(await ultimoCodigo(desk, venta))
    await identify(venta, { fechaNacimiento: '16-03-1990' })
    expect((await enterWith(venta.enlace, desafio, malo)).body.data).toEqual({ estado: 'noCoincide', quedan: 1 })
    expect((await enterWith(venta.enlace, desafio, malo)).body.data).toEqual({ estado: 'bloqueado' })
    expect(await etapaDe(venta)).toBe('apruebaAutorizacionPrevired')
    await porHttp(asesora)('reenviarInvitacion', { prospectoId: venta.prospectoId })
    const enlace = enlaceEn(await cartaDe(desk, venta.prospectoId, 'Complete su Declaración de Salud'))
    expect((await identify({ ...venta, enlace })).body.data.estado).toBe('codigo')
  })

  test('wrong attempts at one link do not block another, but void the codes of the case', async () => {
    const venta = await invitada(desk, asesora)
    const { prospectoId } = venta
    const compartido = enlaceEn((await porHttp(asesora)('compartirInvitacion', { prospectoId })).enlace)
    const { desafio } = (await identify(venta)).body.data
    const codigo = await ultimoCodigo(desk, venta)
    for (const _ of [1, 2, 3]) await identify({ ...venta, enlace: compartido }, { documento: '11111111-1' })
    expect((await open(compartido)).body.data).toEqual({ estado: 'bloqueado' })
    expect((await enterWith(venta.enlace, desafio, codigo)).body.codigo).toBe('codigo_vencido')
    expect(await etapaDe(venta)).toBe('validacion')
    expect(await porHttp(asesora)('obtenerAvanceInvitacion', { prospectoId })).toMatchObject({ bloqueada: false })
    const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
    const suya = notificaciones.find((una) => una.prospectoId === prospectoId)
    expect(suya?.mensaje).toContain('Los otros enlaces siguen sirviendo.')
    expect((await enter(desk, venta)).cookie).not.toBe('')
  })

  test('a code is of one browser, of one use and of ten minutes, and five are mailed an hour', async () => {
    const venta = await invitada(desk, asesora)
    const { desafio, correo, minutos } = (await identify(venta)).body.data
    expect([correo, minutos]).toEqual(['e•••@example.cl', 10])
    const codigo = await ultimoCodigo(desk, venta)
    expect((await enterWith(venta.enlace, 'y'.repeat(43), codigo)).body.codigo).toBe('codigo_vencido')
    const dentro = await enterWith(venta.enlace, desafio, codigo)
    expect(dentro.body.data).toMatchObject({ estado: 'dentro' })
    expect(String(dentro.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Strict/)
    expect((await enterWith(venta.enlace, desafio, codigo)).body.codigo).toBe('codigo_vencido')
    const otra = (await identify(venta)).body.data
    desk.clock.pasan(11 * MINUTO_MS)
    expect((await enterWith(venta.enlace, otra.desafio, await ultimoCodigo(desk, venta))).body.codigo).toBe(
      'codigo_vencido',
    )
    const resend = (con: string) =>
      desk.anyone().post(routes.reenviarCodigo.path, { enlace: venta.enlace, desafio: con })
    let ultimo = otra.desafio
    for (const _ of [3, 4, 5]) ultimo = (await resend(ultimo)).body.data.desafio
    expect((await resend(ultimo)).body.codigo).toBe('codigo_demasiados')
    const rows = await desk.db.selectFrom('codigoPostulante').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(`"${await ultimoCodigo(desk, venta)}"`)
  })
})

describe('their session', () => {
  test('ends after half an hour of nothing, by leaving, and with the invitation; it opens nothing else', async () => {
    const venta = await invitada(desk, asesora)
    const quieta = await enter(desk, venta)
    desk.clock.pasan(29 * MINUTO_MS)
    expect((await quieta.post('obtenerPostulacion')).status).toBe(200)
    expect((await quieta.post('obtenerProspectos', { pagina: 1, limite: 15 })).status).toBe(401)
    desk.clock.pasan(30 * MINUTO_MS)
    expect((await quieta.post('obtenerPostulacion')).status).toBe(401)
    const sale = await enter(desk, venta)
    await sale.post('salirDePostulacion')
    expect((await sale.post('obtenerPostulacion')).status).toBe(401)
    const otra = await invitada(desk, asesora)
    const ajena = await enter(desk, otra)
    expect((await ajena.post('obtenerPostulacion', { enlace: venta.enlace })).status).toBe(401)
    await porHttp(asesora)('anularInvitacion', { prospectoId: otra.prospectoId, clonar: false })
    expect((await ajena.post('obtenerPostulacion')).status).toBe(401)
  })

  test('is one: signing in on a device ends the session on the others', async () => {
    const venta = await invitada(desk, asesora)
    const telefono = await enter(desk, venta)
    const tableta = await enter(desk, venta)
    expect((await telefono.post('obtenerPostulacion')).status).toBe(401)
    expect((await tableta.post('obtenerPostulacion')).status).toBe(200)
  })

  test('is nobody’s but theirs: an advisor in the same browser is refused', async () => {
    expect(await asesora.post(routes.obtenerPostulacion.path, {})).toMatchObject({
      status: 403,
      body: { codigo: 'sin_permiso' },
    })
  })
})
