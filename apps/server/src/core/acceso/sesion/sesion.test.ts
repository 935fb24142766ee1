import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const LOGIN = '/api/v2/autenticarDashboard'
const VALIDAR = '/api/v1/regacc/ValidarAcceso'
const REGISTRO = '/api/v1/regacc/RegistroAcceso'
const ACTIVIDAD = '/api/v1/regacc/ActividadDiaria'
const INACTIVIDAD = '/api/v1/regacc/InactividadDiaria'
const SESION = '/api/alerce/v1/sesion'
const usuario = (name: string) =>
  desk.db.selectFrom('usuario').selectAll().where('usuario', '=', name).executeTakeFirstOrThrow()

describe('login', () => {
  test('answers the identity of the user, in the spelling of the specification', async () => {
    const { status, body } = await desk.anyone().post(LOGIN, { usuario: ' ASESORA ', clave: 'Alerce-2026' })
    const { id, rut, nombres, apellidoPaterno } = await usuario('asesora')
    expect(status).toBe(200)
    expect(body).toEqual({
      httpCode: 200,
      data: { identificador: id, rut, nombres, apellidoPaterno: apellidoPaterno },
    })
  })

  test.each([
    ['a wrong password', { usuario: 'asesora', clave: 'otra' }],
    ['nobody', { usuario: 'nadie', clave: 'Alerce-2026' }],
  ])('%s is refused in data, and opens no session', async (_what, body) => {
    const client = desk.anyone()
    const answer = await client.post(LOGIN, body)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ codigoError: 400, descripcion: 'No se ha podido iniciar sesión.' })
    expect((await client.get(SESION)).status).toBe(401)
  })

  test.each([
    [{ usuario: '', clave: 'x' }, 'usuario', 'Debe ingresar una usuario'],
    [{ usuario: 'asesora', clave: '' }, 'clave', 'Debe ingresar una contraseña'],
    [{ usuario: 'asesora' }, 'clave', 'Debe ingresar una contraseña'],
    [{ clave: 'x' }, 'usuario', 'Debe ingresar una usuario'],
  ])('%o is a bad request', async (body, campo, mensaje) => {
    const answer = await desk.anyone().post(LOGIN, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errores).toEqual([{ campo, mensaje }])
  })

  test('a deactivated user with the right password gets the same answer as an unknown user', async () => {
    await desk.db.updateTable('usuario').set({ activo: false }).where('usuario', '=', 'mesa').execute()
    const [deactivated, nobody] = await Promise.all(
      ['mesa', 'nadie'].map((name) => desk.anyone().post(LOGIN, { usuario: name, clave: 'Alerce-2026' })),
    )
    expect([deactivated?.status, deactivated?.body]).toEqual([nobody?.status, nobody?.body])
    await desk.db.updateTable('usuario').set({ activo: true }).where('usuario', '=', 'mesa').execute()
  })

  test.each([' Alerce-2026', 'Alerce-2026 ', 'alerce-2026'])(
    'the password counts as typed: %j is another',
    async (clave) => {
      const { body } = await desk.anyone().post(LOGIN, { usuario: 'asesora', clave })
      expect(body.data.codigoError).toBe(400)
      await desk.as('asesora')
    },
  )
})

describe('the session', () => {
  test.each([
    ['asesora', ['asesor']],
    ['jefatura', ['jefatura']],
    ['contraloria', ['contraloria']],
    ['administracion', ['administracion']],
  ])('of %s answers its user and roles', async (name, roles) => {
    const { body } = await (await desk.as(name)).get(SESION)
    const { id, rut } = await usuario(name)
    expect(body.data).toMatchObject({ identificador: id, usuario: name, rut, roles, csrf: expect.any(String) })
  })

  test('needs a person', async () => {
    expect((await desk.anyone().get(SESION)).status).toBe(401)
    expect((await (await desk.bearer()).get(SESION)).status).toBe(403)
  })

  test('ends with the logout, which is kept', async () => {
    const client = await desk.as('jefatura')
    const { body } = await client.post(REGISTRO, { tipo: 'S', origen: 'DASHBOARD' })
    expect(body).toEqual({
      httpCode: 200,
      codError: 0,
      valor: 'OK',
      descError: '',
      data: { codError: 0, valor: 'OK', descError: '' },
    })
    expect((await client.get(SESION)).status).toBe(401)
    const { id } = await usuario('jefatura')
    const kept = await desk.db.selectFrom('registroAcceso').select('tipo').where('usuarioId', '=', id).execute()
    expect(kept).toEqual([{ tipo: 'S' }])
  })

  test.each([
    ['A', false],
    ['S', true],
  ])('closed by %s, the browser keeps its cookie for the reason, unless closed by the user', async (tipo, gone) => {
    const { status, headers } = await (await desk.as('asesora')).post(REGISTRO, { tipo })
    expect([status, headers['set-cookie'] !== undefined]).toEqual([200, gone])
  })

  test('a logout of an unknown type is a bad request', async () => {
    expect((await (await desk.as('asesora')).post(REGISTRO, { tipo: 'X' })).status).toBe(400)
  })
})

describe('access validation', () => {
  test('is OK, and the entry is kept once when asked', async () => {
    const client = await desk.as('asesor2')
    const { id, rut } = await usuario('asesor2')
    await client.post(VALIDAR, { rutejecutivo: rut, registrar: 'N' })
    const { body } = await client.post(VALIDAR, { rutejecutivo: rut, origen: 'DASHBOARD', registrar: 'S' })
    expect(body).toMatchObject({ httpCode: 200, codError: 0, valor: 'OK', descError: '', data: { valor: 'OK' } })
    const kept = await desk.db.selectFrom('registroAcceso').select('tipo').where('usuarioId', '=', id).execute()
    expect(kept).toEqual([{ tipo: 'E' }])
  })

  test("another person's rut does not exist for a session", async () => {
    const { rut } = await usuario('asesora')
    expect((await (await desk.as('asesor2')).post(VALIDAR, { rutejecutivo: rut })).status).toBe(404)
  })

  test('a bearer client that names a deactivated advisor gets 403 with the reason', async () => {
    await desk.db.updateTable('usuario').set({ activo: false }).where('usuario', '=', 'mesa').execute()
    const { rut } = await usuario('mesa')
    const client = await desk.bearer()
    const { body } = await client.post(VALIDAR, { rutejecutivo: rut })
    expect(body).toMatchObject({ codError: 403, valor: 'NO' })
    expect(body.descError).toBe('Su usuario está desactivado. Consulte al administrador.')
    expect((await client.post(VALIDAR, {})).body.codError).toBe(400)
    await desk.db.updateTable('usuario').set({ activo: true }).where('usuario', '=', 'mesa').execute()
  })
})

describe('activity of the day', () => {
  test('counts from the first to the last call; at twelve hours nobody comes in', async () => {
    const client = await desk.as('contraloria')
    const horas = async () => (await client.post(ACTIVIDAD)).body.valor.horas
    const work = async (instant: string) => {
      desk.clock.move(instant)
      await client.get(SESION)
    }
    expect(await horas()).toBe(0)
    await work('2026-10-07T16:00:00.000Z')
    expect(await horas()).toBe(3)
    await work('2026-10-07T20:00:00.000Z')
    await work('2026-10-08T00:00:00.000Z')
    expect(await horas()).toBe(11)
    await work('2026-10-08T00:59:00.000Z')
    const { id } = await usuario('contraloria')
    await desk.db
      .updateTable('sesion')
      .set({ creada: '2026-10-07T12:00:00.000Z' })
      .where('usuarioId', '=', id)
      .execute()
    const late = await desk.as('contraloria')
    const { body } = await late.post(VALIDAR)
    expect(body).toMatchObject({ valor: 'NO' })
    expect(body.descError).toBe('Ya registra 12 horas de actividad hoy. Podrá ingresar mañana.')
    expect((await late.get(SESION)).body.data).toEqual({ motivo: 'A' })
  })

  test('to ask for it is no activity: the session closes all the same', async () => {
    const client = await desk.as('jefatura')
    desk.clock.move('2026-10-07T15:00:00.000Z')
    expect((await client.post(ACTIVIDAD)).body.valor).toEqual({ horas: 0 })
    expect((await client.post(INACTIVIDAD)).body.valor).toEqual({ minutos: 120 })
    desk.clock.move('2026-10-07T18:00:01.000Z')
    expect((await client.get(SESION)).status).toBe(401)
  })

  test('minutes without activity are seen by a bearer client', async () => {
    const { id, rut } = await usuario('administracion')
    await desk.as('administracion')
    await desk.db.updateTable('sesion').set({ ultimaActividad: INICIO }).where('usuarioId', '=', id).execute()
    desk.clock.move('2026-10-07T13:42:30.000Z')
    const client = await desk.bearer()
    const { body } = await client.post(INACTIVIDAD, { rutejecutivo: rut })
    expect(body.valor).toEqual({ minutos: 42 })
  })
})
