import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { cliente, openNavegador, openProveedor, type ProveedorDePrueba, PUBLICA } from '../../testing/proveedor.ts'

const CIERRE = '/ingreso/empresa/cierre'
const matilde = { preferred_username: 'Asesora' }

let proveedor: ProveedorDePrueba
let desk: Desk
/** Logout tokens that the provider sent. */
const tokens: string[] = []

const oidc = (emisor: string) => ({
  PUBLIC_URL: PUBLICA,
  OIDC_ISSUER: emisor,
  OIDC_CLIENT_ID: cliente.id,
  OIDC_CLIENT_SECRET: cliente.secreto,
  OIDC_USER_CLAIM: 'preferred_username',
})

const post = (token: string) =>
  desk.app.inject({
    method: 'POST',
    url: CIERRE,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  })

beforeAll(async () => {
  proveedor = await openProveedor({ matilde })
  proveedor.entra = 'matilde'
  desk = await openDesk(oidc(proveedor.emisor))
  proveedor.llama = async (address, { body }) => {
    expect(address).toBe(PUBLICA + CIERRE)
    const token = new URLSearchParams(String(body)).get('logout_token') ?? ''
    tokens.push(token)
    return new Response(null, { status: (await post(token)).statusCode })
  }
})
afterAll(async () => {
  await desk.close()
  await proveedor.close()
})
beforeEach(() => tokens.splice(0))

async function entered() {
  const navegador = openNavegador(desk.app)
  expect(await navegador.enter()).toBe('/dashboard/home')
  return navegador
}

test('without a mapping of groups the roles of the user stay, and another claim may name the user', async () => {
  const { data } = (await (await entered()).sesion()).json()
  expect(data).toMatchObject({ usuario: 'asesora', roles: ['asesor'] })
})

test('leaving ends the session of the provider too, which ends its others here', async () => {
  const [navegador, otro] = [await entered(), await entered()]
  const { headers } = await navegador.ours('/ingreso/empresa/salida?volver=/consola/')
  const salida = new URL(String(headers.location))
  expect(salida.origin).toBe(proveedor.emisor)
  expect(Object.fromEntries(salida.searchParams)).toEqual({
    client_id: cliente.id,
    post_logout_redirect_uri: `${PUBLICA}/consola/login`,
  })
  expect(await navegador.endAtProvider(salida.href)).toBe('/consola/login')
  expect(tokens).toHaveLength(1)
  const ended = await navegador.sesion()
  expect([ended.statusCode, ended.json().data]).toEqual([401, { motivo: 'empresa' }])
  // Another session of the provider goes on
  expect((await otro.sesion()).statusCode).toBe(200)
})

describe('a logout token is refused, and the session lives', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const claims = { sub: 'matilde', events, jti: 'una vez' }

  async function sign(payload: Record<string, unknown>) {
    const { privateKey } = await generateKeyPair('RS256')
    return await new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt' })
      .setIssuer(proveedor.emisor)
      .setAudience(cliente.id)
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(privateKey)
  }

  test.each<[what: string, token: () => Promise<string>]>([
    ['signed by another key', () => sign(claims)],
    ['that is no token', async () => 'x.y.z'],
    ['that is empty', async () => ''],
    [
      'without a signature',
      async () => {
        const half = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
        return `${half({ alg: 'none' })}.${half({ ...claims, iss: proveedor.emisor, aud: cliente.id, iat: 1 })}.`
      },
    ],
  ])('%s', async (_what, token) => {
    const navegador = await entered()
    const { statusCode, body } = await post(await token())
    expect([statusCode, JSON.parse(body)]).toEqual([400, { error: 'invalid_request' }])
    expect((await navegador.sesion()).statusCode).toBe(200)
  })
})

test('where the provider is not configured there is no way in by it, and passwords open', async () => {
  const sinProveedor = await openDesk({ PUBLIC_URL: PUBLICA })
  const formas = await sinProveedor.anyone().get('/api/alerce/v1/formasDeIngreso')
  expect(formas.body.data).toEqual({ empresa: false, clave: true })
  const navegador = openNavegador(sinProveedor.app)
  for (const step of ['', '/vuelta', '/salida'])
    expect((await navegador.ours(`/ingreso/empresa${step}?volver=/consola/mesa`)).headers.location).toBe(
      '/consola/login',
    )
  await sinProveedor.close()
})

describe('while the provider is down', () => {
  test('the server starts, passwords open, and the login page says it; once it is back, it works', async () => {
    const { emisor, close } = await openProveedor({ matilde })
    await close()
    const caido = await openDesk(oidc(emisor))
    const navegador = openNavegador(caido.app)
    expect((await navegador.ours('/ingreso/empresa')).headers.location).toBe(
      '/dashboard/login?ingreso=empresa_sin_respuesta',
    )
    expect((await navegador.ours('/ingreso/empresa/salida')).headers.location).toBe('/dashboard/login')
    await caido.as('asesora')
    const vuelto = await openProveedor({ matilde }, Number(new URL(emisor).port))
    vuelto.entra = 'matilde'
    expect(await navegador.enter()).toBe('/dashboard/home')
    await vuelto.close()
    await caido.close()
  })
})

describe('without passwords', () => {
  let sola: Desk
  const ingresa = async (usuario: string, clave = 'Alerce-2026') => {
    const { body } = await sola.anyone().post('/api/v2/autenticarDashboard', { usuario, clave })
    return body.data?.rut ?? body.data?.descripcion ?? body.descripcion
  }

  beforeAll(async () => {
    sola = await openDesk({ ...oidc(proveedor.emisor), OIDC_ONLY: true, OIDC_BREAK_GLASS: 'administracion' })
  })
  afterAll(() => sola.close())

  test('a right one opens for the account of emergencies alone', async () => {
    expect(await ingresa('asesora')).toBe('Aquí se ingresa con la cuenta de la empresa.')
    expect(await ingresa('asesora', 'otra')).toBe('No se ha podido iniciar sesión.')
    expect(await ingresa('administracion')).toMatch(/^\d+-[\dK]$/)
  })

  test('the login page shows their form only for that account', async () => {
    const { body } = await sola.anyone().get('/api/alerce/v1/formasDeIngreso')
    expect(body.data).toEqual({ empresa: true, clave: true })
  })
})

test('refused returns slow their address down, with a sentence on the login page', async () => {
  const frenado = await openDesk({ ...oidc(proveedor.emisor), LOGIN_ATTEMPTS_PER_MINUTE: 3 })
  const navegador = openNavegador(frenado.app)
  const back = async () => (await navegador.ours('/ingreso/empresa/vuelta?code=x&state=y')).headers.location
  const ends = [await back(), await back(), await back(), await back()]
  const aviso = '/dashboard/login?ingreso='
  expect(ends).toEqual([...Array<string>(3).fill(`${aviso}empresa_vencida`), `${aviso}empresa_demasiados`])
  await frenado.close()
})
