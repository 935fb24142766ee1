import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
let ids: Record<string, number>
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  ids = Object.fromEntries(rows.map((row) => [row.usuario, row.id]))
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const CREAR = routes.crearEnlaceSupervisor.path
const de = (asesor: string, jefe: string) => ({ asesorId: ids[asesor]!, jefeId: ids[jefe]! })
const create = (changes = {}) =>
  porHttp(administracion)('crearEnlaceSupervisor', { ...de('asesora', 'jefatura'), ...changes })
const enlace = async (enlaceId: number) => {
  const { filas } = await porHttp(administracion)('obtenerEnlaces', {})
  return filas.find((e) => e.enlaceId === enlaceId)!
}
const identificadores = (ruta: string) => Object.fromEntries(new URL(ruta, 'http://x').searchParams)
const open = (ruta: string, client = desk.anyone(), headers = {}) =>
  client.post(routes.validarAsesorJefe.path, identificadores(ruta), headers)

describe('a link', () => {
  test('lives eight hours unless another number is given, and stands in the list and the log', async () => {
    const { enlaceId, ruta, expira } = await create()
    expect(ruta).toMatch(/^\/dashboard\/preLogin\?identificadorAsesor=[\w%]+&identificadorJefe=[\w%]+$/)
    expect(expira).toBe('2026-10-07T21:00:00.000Z')
    expect((await create({ horas: 72 })).expira).toBe('2026-10-10T13:00:00.000Z')
    expect(await enlace(enlaceId)).toEqual({
      enlaceId,
      asesor: 'Camila Rojas',
      jefe: 'Patricia Núñez',
      creadoPor: 'Ricardo Vidal',
      creado: INICIO,
      expira,
      estado: 'vigente',
      revocadoPor: null,
      aperturas: [],
    })
    const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', {})
    expect(eventos[1]).toMatchObject({
      evento: 'Enlace de supervisor creado',
      sobre: `enlace ${enlaceId} sobre asesora, de jefatura, por 8 horas`,
    })
  })

  test('comes by pages, the newest first', async () => {
    const hechos = [await create(), await create()].map(({ enlaceId }) => enlaceId)
    const read = porHttp(administracion)
    const primera = await read('obtenerEnlaces', { limite: 1 })
    const segunda = await read('obtenerEnlaces', { limite: 1, cursor: primera.siguiente! })
    expect([primera, segunda].map(({ filas }) => filas[0]!.enlaceId)).toEqual(hechos.toReversed())
  })

  test('over an advisor of another team is made only on purpose, and the log says so', async () => {
    const ajeno = de('asesor2', 'jefatura')
    const { status, body } = await administracion.post(CREAR, ajeno)
    expect([status, body.codigo, body.errores[0].campo]).toEqual([409, 'enlace_otro_equipo', 'jefeId'])
    const { enlaceId } = await create({ ...ajeno, otroEquipo: true })
    const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', {})
    expect(eventos[0]?.sobre).toBe(`enlace ${enlaceId} sobre asesor2, de jefatura, por 8 horas, de otro equipo`)
  })

  test('is listed with each opening: when, address and browser, newest first', async () => {
    const { enlaceId, ruta } = await create()
    await open(ruta, desk.anyone(), { 'user-agent': 'Navegador uno' })
    desk.clock.move('2026-10-07T14:00:00.000Z')
    await open(ruta, desk.anyone(), { 'user-agent': 'x'.repeat(1000) })
    expect((await enlace(enlaceId)).aperturas).toEqual([
      { en: '2026-10-07T14:00:00.000Z', ip: '127.0.0.1', agente: 'x'.repeat(300) },
      { en: INICIO, ip: '127.0.0.1', agente: 'Navegador uno' },
    ])
  })

  test.each([
    ['over nobody', () => ({ asesorId: 999_999 }), 'asesorId', 'Elija un asesor activo'],
    ['over a user without the advisor role', () => de('mesa', 'jefatura'), 'asesorId', 'Elija un asesor activo'],
    [
      'for a user without a team to lead',
      () => de('asesora', 'asesor2'),
      'jefeId',
      'Elija un supervisor activo, con perfil jefatura',
    ],
    ['of no time', () => ({ horas: 0 }), 'horas', 'El enlace puede durar de 1 a 72 horas'],
    ['of more than three days', () => ({ horas: 73 }), 'horas', 'El enlace puede durar de 1 a 72 horas'],
  ])('%s is refused at the field', async (_title, changes, campo, mensaje) => {
    const { status, body } = await administracion.post(CREAR, { ...de('asesora', 'jefatura'), ...changes() })
    expect([status, body.errores]).toEqual([400, [{ campo, mensaje }]])
  })

  test.each([
    ['a deactivated advisor', 'asesora', { activo: false }, 'asesorId'],
    ['a deactivated head', 'jefatura', { activo: false }, 'jefeId'],
    ['a head over themselves', 'asesora', { roles: ['asesor' as const, 'jefatura' as const] }, 'jefeId'],
  ])('%s gets none', async (_title, usuario, changes, campo) => {
    await desk.db.updateTable('usuario').set(changes).where('usuario', '=', usuario).execute()
    const jefe = 'roles' in changes ? 'asesora' : 'jefatura'
    const { status, body } = await administracion.post(CREAR, de('asesora', jefe))
    expect([status, body.errores[0].campo]).toEqual([400, campo])
    const before = { activo: true, roles: [usuario === 'asesora' ? ('asesor' as const) : ('jefatura' as const)] }
    await desk.db.updateTable('usuario').set(before).where('usuario', '=', usuario).execute()
  })
})

describe('revoking', () => {
  test('twice has one effect and records the administrator', async () => {
    const { enlaceId, ruta } = await create()
    await open(ruta)
    expect(await porHttp(administracion)('revocarEnlace', { enlaceId })).toEqual({ sesionesCerradas: 1 })
    expect(await porHttp(administracion)('revocarEnlace', { enlaceId })).toEqual({ sesionesCerradas: 0 })
    expect(await enlace(enlaceId)).toMatchObject({ estado: 'revocado', revocadoPor: 'Ricardo Vidal' })
    const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', {})
    expect(eventos[0]).toMatchObject({ sobre: `enlace ${enlaceId} sobre asesora, de jefatura` })
    expect(eventos[1]!.evento).not.toBe('Enlace de supervisor revocado')
  })

  test('a link that is not there is not found; one that expired stays so', async () => {
    expect((await administracion.post(routes.revocarEnlace.path, { enlaceId: 999_999 })).status).toBe(404)
    const { enlaceId, expira } = await create({ horas: 1 })
    desk.clock.move(expira)
    await porHttp(administracion)('revocarEnlace', { enlaceId })
    expect((await enlace(enlaceId)).estado).toBe('vencido')
  })
})

describe('the links of a user after changes to the user', () => {
  const usuario = async (nombre: string) => {
    const { filas } = await porHttp(administracion)('obtenerUsuarios', {})
    return filas.find((u) => u.usuario === nombre)!
  }
  test.each(['asesora', 'jefatura'])(
    'deactivating %s revokes them and ends the sessions they opened',
    async (nombre) => {
      const { enlaceId, ruta } = await create()
      const supervisor = desk.anyone()
      await open(ruta, supervisor)
      const pedido = { usuarioId: ids[nombre]!, activo: false }
      const { sesionesCerradas } = await porHttp(administracion)('cambiarEstadoUsuario', pedido)
      expect(sesionesCerradas).toBeGreaterThan(0)
      expect((await supervisor.get(routes.sesionActual.path)).status).toBe(401)
      await porHttp(administracion)('cambiarEstadoUsuario', { ...pedido, activo: true })
      expect((await enlace(enlaceId)).estado).toBe('revocado')
      expect((await open(ruta)).status).toBe(403)
    },
  )

  test.each(['asesora', 'jefatura'])('taking the role from %s revokes them; another role does not', async (nombre) => {
    const { enlaceId } = await create()
    const antes = await usuario(nombre)
    const conOtro = { ...antes, roles: [...antes.roles, 'mesa' as const] }
    const { version } = await porHttp(administracion)('guardarUsuario', conOtro)
    expect((await enlace(enlaceId)).estado).toBe('vigente')
    await porHttp(administracion)('guardarUsuario', { ...antes, version, roles: ['mesa'] })
    expect((await enlace(enlaceId)).estado).toBe('revocado')
    await porHttp(administracion)('guardarUsuario', { ...antes, version: undefined })
  })
})

describe('a head of team', () => {
  test('makes, sees and ends links over the own team, and is offered nobody else', async () => {
    const jefatura = await desk.as('jefatura')
    const call = porHttp(jefatura)
    const { asesores, jefes } = await call('obtenerPartesDeEnlace', {})
    expect([asesores, jefes].map((all) => all.map(({ usuarioId }) => usuarioId))).toEqual([
      [ids.asesora],
      [ids.jefatura],
    ])
    const { enlaceId } = await call('crearEnlaceSupervisor', de('asesora', 'jefatura'))
    expect(await enlace(enlaceId)).toMatchObject({ creadoPor: 'Patricia Núñez', estado: 'vigente' })
    expect(await call('revocarEnlace', { enlaceId })).toEqual({ sesionesCerradas: 0 })
    expect((await call('obtenerEnlaces', {})).filas.find((one) => one.enlaceId === enlaceId)?.estado).toBe('revocado')
  })

  test('of another team finds nothing: neither its advisor, nor its links', async () => {
    const jefatura = await desk.as('jefatura')
    const ajeno = { ...de('asesor2', 'jefatura'), otroEquipo: true }
    expect((await jefatura.post(CREAR, ajeno)).status).toBe(404)
    const { enlaceId } = await create(ajeno)
    expect((await jefatura.post(routes.revocarEnlace.path, { enlaceId })).status).toBe(404)
    const { filas: suyos } = await porHttp(jefatura)('obtenerEnlaces', {})
    expect(suyos.some((one) => one.enlaceId === enlaceId)).toBe(false)
    expect((await enlace(enlaceId)).estado).toBe('vigente')
  })

  test('cannot give a link over the own team to the head of another', async () => {
    const jefatura = await desk.as('jefatura')
    const { status } = await jefatura.post(CREAR, { ...de('asesora', 'administracion'), otroEquipo: true })
    expect(status).toBe(400)
  })
})
