import { createHash } from 'node:crypto'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

const CAMBIAR = routes.cambiarClave.path
const CREAR = routes.crearEnlaceClave.path
const RESTABLECER = routes.restablecerClave.path
const ACTUAL = 'Alerce-2026'
const NUEVA = 'el tren sale tarde'
const CAMBIO = 'Su contraseña%'

let desk: Desk
let asesora: Client
let administracion: Client
let claveHash: string
beforeAll(async () => {
  desk = await openDesk()
  claveHash = (await usuario()).claveHash
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  const before = { claveHash, debeCambiarClave: false, claveCambiada: null, activo: true }
  await desk.db.updateTable('usuario').set(before).where('usuario', '=', 'asesora').execute()
  for (const table of ['enlaceClave', 'eventoSeguridad', 'frenoAcceso', 'sesion'] as const)
    await desk.db.deleteFrom(table).execute()
  await desk.db.deleteFrom('correo').where('asunto', 'like', CAMBIO).execute()
  asesora = await desk.as('asesora')
  administracion = await desk.as('administracion')
})

const usuario = () =>
  desk.db.selectFrom('usuario').selectAll().where('usuario', '=', 'asesora').executeTakeFirstOrThrow()
const eventos = () => desk.db.selectFrom('eventoSeguridad').select(['actor', 'evento', 'sobre']).orderBy('id').execute()
const correos = () =>
  desk.db.selectFrom('correo').select(['para', 'asunto', 'texto']).where('asunto', 'like', CAMBIO).execute()
const entra = async (clave: string) =>
  (await desk.anyone().login('asesora', clave)).body.data.identificador !== undefined
const motivo = async (client: Client) => (await client.get(routes.sesionActual.path)).body.data?.motivo

describe('changing one’s own password', () => {
  test('only the new one opens; it is provisional no longer, kept as argon2id', async () => {
    await desk.db.updateTable('usuario').set({ debeCambiarClave: true }).where('usuario', '=', 'asesora').execute()
    expect(await asesora.data(CAMBIAR, { actual: ACTUAL, nueva: NUEVA })).toBe('ok')
    expect([await entra(ACTUAL), await entra(NUEVA)]).toEqual([false, true])
    expect(await usuario()).toMatchObject({
      debeCambiarClave: false,
      claveCambiada: '2026-10-07T13:00:00.000Z',
      claveHash: expect.stringMatching(/^\$argon2id\$/),
    })
  })

  test('ends the other sessions; this one goes on under a new token', async () => {
    const other = await desk.as('asesora')
    const before = { ...asesora.credentials() }
    await asesora.data(CAMBIAR, { actual: ACTUAL, nueva: NUEVA })
    expect((await asesora.get(routes.sesionActual.path)).status).toBe(200)
    expect(await motivo(other)).toBe('clave')
    const old = await desk.app.inject({ url: routes.sesionActual.path, headers: before })
    expect([old.statusCode, old.json().data]).toEqual([401, { motivo: 'rotada' }])
  })

  test('is logged and confirmed by mail, without the password', async () => {
    await asesora.data(CAMBIAR, { actual: ACTUAL, nueva: NUEVA })
    expect(await eventos()).toEqual([{ actor: 'Camila Rojas', evento: 'Contraseña cambiada', sobre: 'asesora' }])
    const [correo, ...more] = await correos()
    expect(more).toEqual([])
    expect(correo).toMatchObject({ para: 'asesora@alerce.example.cl', asunto: 'Su contraseña cambió' })
    expect(correo?.texto).toContain('07-10-2026 10:00')
    expect(correo?.texto).not.toContain(NUEVA)
  })

  test.each([
    ['actual', 'otra', NUEVA, 'La contraseña actual no es correcta'],
    ['nueva', ACTUAL, 'corta', 'Use al menos 12 caracteres: una frase corta es fácil de recordar'],
    ['nueva', ACTUAL, 'x'.repeat(129), 'Use 128 caracteres como máximo'],
    ['nueva', ACTUAL, 'Contraseña-2026', 'Es una contraseña muy común. Elija otra'],
    ['nueva', ACTUAL, 'camila y su gato', 'No use su nombre, su usuario ni su RUT'],
    ['actual', '', NUEVA, 'Debe ingresar su contraseña actual'],
    ['nueva', ACTUAL, '', 'Debe ingresar una contraseña nueva'],
  ])('a wrong %s (%j → %j) changes nothing', async (campo, actual, nueva, mensaje) => {
    const { status, body } = await asesora.post(CAMBIAR, { actual, nueva })
    expect([status, body.errores]).toEqual([400, [{ campo, mensaje }]])
    expect([await entra(ACTUAL), await eventos(), await correos()]).toEqual([true, [], []])
  })

  test('the same again is no change', async () => {
    await asesora.data(CAMBIAR, { actual: ACTUAL, nueva: NUEVA })
    const again = await desk.anyone()
    await again.login('asesora', NUEVA)
    const { body } = await again.post(CAMBIAR, { actual: NUEVA, nueva: NUEVA })
    expect(body.errores).toEqual([{ campo: 'nueva', mensaje: 'La contraseña nueva debe ser distinta de la actual' }])
  })

  test('blanks at its ends and 128 signs of any alphabet are part of it', async () => {
    const nueva = ` ${'🌲¡ñandú!'.repeat(15)} `
    await asesora.data(CAMBIAR, { actual: ACTUAL, nueva })
    expect([await entra(nueva), await entra(nueva.trim())]).toEqual([true, false])
  })

  test('makes a link that waits for another password worthless', async () => {
    const enlace = await create()
    await asesora.data(CAMBIAR, { actual: ACTUAL, nueva: NUEVA })
    expect((await reset(enlace)).status).toBe(404)
  })
})

async function create(client = administracion): Promise<string> {
  const { ruta } = await client.data(CREAR, { usuarioId: (await usuario()).id })
  return ruta.split('#enlace=')[1] ?? ''
}
const reset = (enlace: string, nueva = NUEVA) => desk.anyone().post(RESTABLECER, { enlace, nueva })

describe('an administrator’s one-time link', () => {
  test('is shown once: only its digest and its creation are stored', async () => {
    const { ruta, expira } = await administracion.data(CREAR, { usuarioId: (await usuario()).id })
    expect(ruta).toMatch(/^\/dashboard\/recuperar#enlace=[\w-]{43}$/)
    expect(expira).toBe('2026-10-07T14:00:00.000Z')
    const token = ruta.split('=')[1]
    const kept = await desk.db.selectFrom('enlaceClave').select(['tokenHash', 'creadoPor']).execute()
    expect(kept).toEqual([{ tokenHash: createHash('sha256').update(token).digest(), creadoPor: 'Ricardo Vidal' }])
    expect(await eventos()).toEqual([
      { actor: 'Ricardo Vidal', evento: 'Enlace de contraseña creado', sobre: 'asesora' },
    ])
  })

  test('sets a password, ends every session of its user, and says so', async () => {
    expect((await reset(await create())).body.data).toBe('ok')
    expect([await entra(ACTUAL), await entra(NUEVA), await motivo(asesora)]).toEqual([false, true, 'clave'])
    expect((await eventos()).at(-1)).toEqual({
      actor: 'anónimo',
      evento: 'Contraseña restablecida con un enlace',
      sobre: 'asesora',
    })
    expect(await correos()).toHaveLength(1)
  })

  test('works once, even of two at the same moment', async () => {
    const enlace = await create()
    const answers = await Promise.all([reset(enlace), reset(enlace, 'otro tren sale ya')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('is not used up by a password that may not be', async () => {
    const enlace = await create()
    const { status, body } = await reset(enlace, 'asesora asesora')
    expect([status, body.errores[0].campo]).toEqual([400, 'nueva'])
    expect((await reset(enlace)).status).toBe(200)
  })

  test.each<[string, () => Promise<string>]>([
    ['made up', async () => 'x'.repeat(43)],
    [
      'replaced by a later one',
      async () => {
        const first = await create()
        await create()
        return first
      },
    ],
    [
      'an hour old',
      async () => {
        const enlace = await create()
        desk.clock.move('2026-10-07T14:00:00.000Z')
        return enlace
      },
    ],
    [
      'of a user deactivated since',
      async () => {
        const enlace = await create()
        await desk.db.updateTable('usuario').set({ activo: false }).where('usuario', '=', 'asesora').execute()
        return enlace
      },
    ],
  ])('%s opens nothing', async (_what, enlaceOf) => {
    const before = (await usuario()).claveHash
    const { status, body } = await reset(await enlaceOf())
    expect([status, body.descripcion]).toEqual([404, 'El enlace no es válido, venció o ya fue usado. Pida uno nuevo.'])
    expect((await usuario()).claveHash).toBe(before)
  })

  test('is not made for a deactivated user, nor for nobody', async () => {
    const { id } = await usuario()
    await desk.db.updateTable('usuario').set({ activo: false }).where('id', '=', id).execute()
    expect((await administracion.post(CREAR, { usuarioId: id })).status).toBe(422)
    expect((await administracion.post(CREAR, { usuarioId: 999_999 })).status).toBe(404)
  })

  test('is not made by anyone else', async () => {
    expect((await (await desk.as('jefatura')).post(CREAR, { usuarioId: (await usuario()).id })).status).toBe(403)
  })
})
