import { routes } from '@alerce/contract/routes'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, rechazoEn } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { llaveDePrueba } from '../../../testing/llave-de-prueba.ts'
import { INICIO } from '../../../testing/template.ts'

const CLAVE = 'Alerce-2026'
const SITIO = 'http://localhost'
const TABLAS = [
  'factorAplicacion',
  'factorLlave',
  'factorCodigo',
  'factorDesafio',
  'eventoSeguridad',
  'frenoAcceso',
] as const

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  for (const tabla of TABLAS) await desk.db.deleteFrom(tabla).execute()
  await desk.db.deleteFrom('parametro').where('clave', '=', 'perfilesConSegundoFactor').execute()
  await desk.db.updateTable('usuario').set({ segundoFactor: false, activo: true }).execute()
  asesora = await desk.as('asesora')
})

const codigoDe = (secret: string, en = desk.clock.ahora()) =>
  new TOTP({ secret }).generate({ timestamp: Date.parse(en) })
const pasan = (minutos: number) =>
  desk.clock.move(new Date(Date.parse(desk.clock.ahora()) + minutos * MINUTO_MS).toISOString())

/** An app of this person; returns its key and the recovery codes. */
async function conAplicacion(persona: Client): Promise<{ secreto: string; codigos: string[] }> {
  const { clave: secreto } = await persona.data(routes.proponerAplicacion.path, { clave: CLAVE })
  const { codigos } = await persona.data(routes.confirmarAplicacion.path, { codigo: codigoDe(secreto) })
  pasan(1)
  return { secreto, codigos }
}

async function conLlave(persona: Client, nombre = 'Teléfono') {
  const llave = llaveDePrueba(SITIO)
  const { desafio, opciones } = await persona.data(routes.proponerLlave.path, { clave: CLAVE })
  const reply = await persona.data(routes.agregarLlave.path, {
    desafio,
    nombre,
    llave: llave.create(opciones.challenge),
  })
  return { llave, codigos: reply.codigos as string[] | null }
}

/** A right password: the client, and the second step that it is asked for. */
async function ingresa(usuario = 'asesora') {
  const client = desk.anyone()
  const { segundoPaso } = (await client.login(usuario)).body.data
  const completa = (respuesta: object) =>
    client.enter(routes.completarIngreso.path, { usuario, desafio: segundoPaso.desafio, ...respuesta })
  return { client, segundoPaso, completa }
}

const estaDentro = async (client: Client) => (await client.get(routes.sesionActual.path)).status === 200
const eventos = async () =>
  (await desk.db.selectFrom('eventoSeguridad').select(['evento', 'sobre']).orderBy('id').execute()).map(
    ({ evento, sobre }) => `${evento}: ${sobre}`,
  )
const cartas = async (usuario = 'asesora') =>
  (
    await desk.db
      .selectFrom('correo')
      .select('texto')
      .where('asunto', '=', 'Cambió el segundo paso de su ingreso')
      .where('para', '=', `${usuario}@alerce.example.cl`)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ texto }) => texto)
const propio = (persona: Client) => persona.data(routes.obtenerSegundoFactor.path)

describe('an authenticator app', () => {
  test('counts once a code confirms it; its key is sealed and never told again', async () => {
    const { clave, direccion } = await asesora.data(routes.proponerAplicacion.path, { clave: CLAVE })
    expect(direccion).toContain('otpauth://totp/Alerce:asesora?')
    const wrong = await asesora.post(routes.confirmarAplicacion.path, { codigo: '000000' })
    expect(rechazoEn(wrong)[0]).toBe(400)
    expect(await propio(asesora)).toMatchObject({ aplicacion: null, codigosSinUsar: 0 })
    const codigo = codigoDe(clave).replace(/^.../, '$& ')
    const { codigos } = await asesora.data(routes.confirmarAplicacion.path, { codigo })
    expect(codigos).toHaveLength(10)
    expect(await propio(asesora)).toMatchObject({ aplicacion: { desde: INICIO }, codigosSinUsar: 10 })
    const guardada = await desk.db.selectFrom('factorAplicacion').selectAll().executeTakeFirstOrThrow()
    expect([guardada.propuesto, guardada.secreto?.subarray(0, 4).toString()]).toEqual([null, 'ALC2'])
    expect(await eventos()).toEqual(['Segundo paso agregado: asesora: aplicación'])
    expect((await cartas())[0]).toContain('pide también el código de su aplicación')
  })

  test('asks for the password, whose guesses are counted', async () => {
    for (let veces = 0; veces < 5; veces += 1) {
      const wrong = await asesora.post(routes.proponerAplicacion.path, { clave: 'otra' })
      expect(rechazoEn(wrong)).toEqual([400, 'La contraseña actual no es correcta'])
    }
    expect((await asesora.post(routes.proponerAplicacion.path, { clave: 'otra' })).status).toBe(429)
  })

  test('without a proposal nothing is confirmed', async () => {
    expect((await asesora.post(routes.confirmarAplicacion.path, { codigo: '123456' })).status).toBe(409)
  })
})

describe('a login with a second factor', () => {
  test('opens no session by the password alone, and tells nothing of the user', async () => {
    await conAplicacion(asesora)
    const client = desk.anyone()
    const { body } = await client.login('asesora')
    expect(body.data).toEqual({
      segundoPaso: { desafio: expect.any(String), codigo: true, llave: false, recuperacion: true },
    })
    expect(await estaDentro(client)).toBe(false)
  })

  test('opens by the code of the app, once: neither the same code nor an earlier one opens again', async () => {
    const { secreto } = await conAplicacion(asesora)
    const { client, completa } = await ingresa()
    const codigo = codigoDe(secreto)
    expect((await completa({ codigo })).status).toBe(200)
    expect(await estaDentro(client)).toBe(true)
    const otra = await ingresa()
    const anterior = codigoDe(secreto, new Date(Date.parse(desk.clock.ahora()) - MINUTO_MS / 2).toISOString())
    for (const usado of [codigo, anterior]) expect((await otra.completa({ codigo: usado })).status).toBe(400)
    expect(await estaDentro(otra.client)).toBe(false)
  })

  test.each([
    [-0.5, 200],
    [0.5, 200],
    [-1.5, 400],
    [1.5, 400],
  ])('a code of %s minutes later answers %s', async (minutos, status) => {
    const { secreto } = await conAplicacion(asesora)
    pasan(5)
    const { completa } = await ingresa()
    const en = new Date(Date.parse(desk.clock.ahora()) + minutos * MINUTO_MS).toISOString()
    expect((await completa({ codigo: codigoDe(secreto, en) })).status).toBe(status)
  })

  test('of two equal codes at once one opens', async () => {
    const { secreto } = await conAplicacion(asesora)
    const [una, otra] = [await ingresa(), await ingresa()]
    const codigo = codigoDe(secreto)
    const answers = await Promise.all([una.completa({ codigo }), otra.completa({ codigo })])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })

  test('a step opens once, expires, and serves nobody else', async () => {
    const { secreto } = await conAplicacion(asesora)
    const usada = await ingresa()
    await usada.completa({ codigo: codigoDe(secreto) })
    pasan(1)
    expect((await usada.completa({ codigo: codigoDe(secreto) })).status).toBe(409)
    const ajena = await ingresa()
    const codigo = codigoDe(secreto)
    expect((await ajena.completa({ codigo, usuario: 'asesor2' })).status).toBe(409)
    pasan(10)
    expect((await ajena.completa({ codigo: codigoDe(secreto) })).status).toBe(409)
  })

  test('a password changed or a user deactivated meanwhile ends the step', async () => {
    const { secreto } = await conAplicacion(asesora)
    const { completa } = await ingresa()
    await desk.db.updateTable('usuario').set({ activo: false }).where('usuario', '=', 'asesora').execute()
    expect((await completa({ codigo: codigoDe(secreto) })).status).toBe(409)
  })

  test('five wrong answers end the step, and wrong ones make the user wait wherever they come from', async () => {
    const { secreto } = await conAplicacion(asesora)
    const { completa } = await ingresa()
    const answers: number[] = []
    for (let veces = 0; veces < 5; veces += 1) answers.push((await completa({ codigo: '000000' })).status)
    expect(answers).toEqual([400, 400, 400, 400, 409])
    const otra = await ingresa()
    expect((await otra.completa({ codigo: '000000' })).status).toBe(429)
    // The right password clears nothing of it
    expect((await (await ingresa()).completa({ codigo: codigoDe(secreto) })).status).toBe(429)
    pasan(2)
    expect((await (await ingresa()).completa({ codigo: codigoDe(secreto) })).status).toBe(200)
  })

  test('an expired step does not clear the count of wrong codes', async () => {
    await conAplicacion(asesora)
    const { completa } = await ingresa()
    for (let veces = 0; veces < 4; veces += 1) await completa({ codigo: '000000' })
    await completa({ codigo: '000000', desafio: 'no-es-de-nadie' })
    expect((await completa({ codigo: '000000' })).status).toBe(429)
  })

  test('a bearer client is answered as before', async () => {
    await conAplicacion(asesora)
    const cliente = await desk.bearer()
    const { body } = await cliente.post(routes.autenticarDashboard.path, { usuario: 'asesora', clave: CLAVE })
    expect(body.data).toMatchObject({ nombres: expect.any(String) })
  })
})

describe('a passkey', () => {
  test('opens the login, by a new challenge each time', async () => {
    const { llave } = await conLlave(asesora)
    const { client, segundoPaso, completa } = await ingresa()
    expect(segundoPaso).toMatchObject({ codigo: false, llave: true, recuperacion: true })
    const pide = async () => (await client.data(routes.pedirLlave.path, { desafio: segundoPaso.desafio })).opciones
    const vieja = llave.get((await pide()).challenge)
    const { challenge, allowCredentials, rpId } = await pide()
    expect([rpId, allowCredentials[0].id]).toEqual(['localhost', llave.id])
    expect((await completa({ llave: vieja })).status).toBe(400)
    // A wrong answer uses the challenge up
    expect((await completa({ llave: llave.get(challenge) })).status).toBe(400)
    expect((await completa({ llave: llave.get((await pide()).challenge) })).status).toBe(200)
    expect(await estaDentro(client)).toBe(true)
    expect((await propio(client)).llaves).toMatchObject([{ nombre: 'Teléfono', usada: INICIO }])
  })

  test.each([
    ['of another site', () => llaveDePrueba('http://otro.example')],
    ['of nobody', () => llaveDePrueba(SITIO)],
  ])('%s opens nothing', async (_, otra) => {
    await conLlave(asesora)
    const { client, segundoPaso, completa } = await ingresa()
    const { opciones } = await client.data(routes.pedirLlave.path, { desafio: segundoPaso.desafio })
    expect((await completa({ llave: otra().get(opciones.challenge) })).status).toBe(400)
  })

  test('of another site, or for another challenge, is not added', async () => {
    const { desafio, opciones } = await asesora.data(routes.proponerLlave.path, { clave: CLAVE })
    const ajena = llaveDePrueba('http://otro.example').create(opciones.challenge)
    const refused = await asesora.post(routes.agregarLlave.path, { desafio, nombre: 'Llave', llave: ajena })
    expect(rechazoEn(refused)).toEqual([400, 'Esa llave no se pudo comprobar. Inténtelo nuevamente.'])
    const otro = llaveDePrueba(SITIO).create('otro-desafio')
    expect((await asesora.post(routes.agregarLlave.path, { desafio, nombre: 'Llave', llave: otro })).status).toBe(400)
  })

  test('is renamed and removed by its owner alone', async () => {
    const { llave } = await conLlave(asesora)
    const otro = await desk.as('asesor2')
    const nombre = { llave: llave.id, nombre: 'Notebook' }
    expect((await otro.post(routes.renombrarLlave.path, nombre)).status).toBe(404)
    await asesora.data(routes.renombrarLlave.path, nombre)
    expect((await propio(asesora)).llaves).toMatchObject([{ nombre: 'Notebook' }])
    expect((await otro.post(routes.quitarFactor.path, { clave: CLAVE, llave: llave.id })).status).toBe(404)
    await asesora.data(routes.quitarFactor.path, { clave: CLAVE, llave: llave.id })
    expect(await propio(asesora)).toMatchObject({ llaves: [], codigosSinUsar: 0 })
    expect((await cartas())[0]).toContain('La llave de acceso «Notebook»')
    expect((await desk.anyone().login('asesora')).body.data.identificador).toBeGreaterThan(0)
  })

  test('on a page without a name there are none', async () => {
    const answer = await asesora.post(routes.proponerLlave.path, { clave: CLAVE }, { host: '127.0.0.1:3000' })
    expect(rechazoEn(answer)[0]).toBe(409)
  })
})

describe('recovery codes', () => {
  test('each opens once, with a letter; the stored ones are digests', async () => {
    const { codigos } = await conAplicacion(asesora)
    const [codigo = '', otro = ''] = codigos
    const guardados = await desk.db.selectFrom('factorCodigo').select('codigoHash').execute()
    expect(guardados.every(({ codigoHash }) => codigoHash.startsWith('$argon2id$'))).toBe(true)
    expect((await (await ingresa()).completa({ recuperacion: codigo.toUpperCase() })).status).toBe(200)
    expect((await (await ingresa()).completa({ recuperacion: codigo })).status).toBe(400)
    expect((await cartas())[0]).toContain('le quedan 9 sin usar')
    expect((await (await ingresa()).completa({ recuperacion: otro.replaceAll('-', '') })).status).toBe(200)
  })

  test('renewed ones replace the former', async () => {
    const { codigos } = await conAplicacion(asesora)
    const nuevos = (await asesora.data(routes.renovarCodigos.path, { clave: CLAVE })).codigos
    expect((await (await ingresa()).completa({ recuperacion: codigos[0] })).status).toBe(400)
    expect((await (await ingresa()).completa({ recuperacion: nuevos[0] })).status).toBe(200)
    expect(await eventos()).toContain('Códigos de recuperación renovados: asesora')
  })

  test('a second means brings none; the first one removed leaves them', async () => {
    await conAplicacion(asesora)
    expect((await conLlave(asesora)).codigos).toBeNull()
    await asesora.data(routes.quitarFactor.path, { clave: CLAVE, llave: null })
    expect(await propio(asesora)).toMatchObject({ aplicacion: null, codigosSinUsar: 10 })
  })
})

describe('a role that must have one', () => {
  beforeEach(async () => {
    const valor = JSON.stringify(['administracion', 'asesor'])
    await desk.db.insertInto('parametro').values({ clave: 'perfilesConSegundoFactor', hasta: null, valor }).execute()
  })

  test('does nothing else until it is added', async () => {
    const { data } = (await asesora.get(routes.sesionActual.path)).body
    expect(data.faltaSegundoFactor).toBe(true)
    const refused = await asesora.post(routes.obtenerProspectos.path, { limite: 1 })
    expect(rechazoEn(refused)).toEqual([403, 'Agregue su segundo paso antes de continuar.'])
    await conAplicacion(asesora)
    expect((await asesora.post(routes.obtenerProspectos.path, { limite: 1 })).status).toBe(200)
    await asesora.data(routes.quitarFactor.path, { clave: CLAVE, llave: null })
    expect((await asesora.post(routes.obtenerProspectos.path, { limite: 1 })).status).toBe(403)
  })

  test('does not stop another role', async () => {
    const contraloria = await desk.as('contraloria')
    expect((await contraloria.get(routes.sesionActual.path)).body.data.faltaSegundoFactor).toBe(false)
  })
})

describe('the administrator', () => {
  test('removes that of another, who is told; not the own one', async () => {
    const { secreto } = await conAplicacion(asesora)
    const pendiente = await ingresa()
    const administracion = await desk.as('administracion')
    const { filas } = await administracion.data(routes.obtenerUsuarios.path, { limite: 50 })
    const idDe = (usuario: string) => filas.find((fila: { usuario: string }) => fila.usuario === usuario).usuarioId
    expect(filas.find((fila: { usuario: string }) => fila.usuario === 'asesora').segundoFactor).toBe(true)
    await administracion.data(routes.quitarSegundoFactor.path, { usuarioId: idDe('asesora') })
    expect((await pendiente.completa({ codigo: codigoDe(secreto) })).status).toBe(409)
    expect((await cartas())[0]).toContain('La administración quitó el segundo paso')
    expect(await eventos()).toContain('Segundo paso de otra persona quitado: asesora')
    const again = await administracion.post(routes.quitarSegundoFactor.path, { usuarioId: idDe('asesora') })
    expect(rechazoEn(again)).toEqual([409, 'Esta persona no tiene un segundo paso.'])
    const own = await administracion.post(routes.quitarSegundoFactor.path, { usuarioId: idDe('administracion') })
    expect(own.status).toBe(409)
  })
})

test('steps that expired are forgotten', async () => {
  await conAplicacion(asesora)
  await ingresa()
  pasan(11)
  await desk.ronda('olvidar-segundos-pasos')
  expect(await desk.db.selectFrom('factorDesafio').select('uso').execute()).toEqual([])
})
