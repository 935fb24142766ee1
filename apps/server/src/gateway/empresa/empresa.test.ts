import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { cliente, openNavegador, openProveedor, type ProveedorDePrueba, PUBLICA } from '../../testing/proveedor.ts'
import { INICIO } from '../../testing/template.ts'

const cuentas = {
  matilde: { email: 'Camila.Rojas@Empresa.cl', email_verified: true, groups: ['ventas'] },
  jefe: { email: 'jefatura@empresa.cl', email_verified: true, groups: ['jefes', 'otro'] },
  admin: { email: 'admin@empresa.cl', email_verified: true, groups: ['ventas'] },
  nadie: { email: 'nadie@empresa.cl', email_verified: true, groups: ['ventas'] },
  dudosa: { email: 'mesa@empresa.cl', email_verified: false, groups: ['ventas'] },
  sinGrupo: { email: 'mesa@empresa.cl', email_verified: true, groups: ['cocina'] },
  retirada: { email: 'asesor2@empresa.cl', email_verified: true, groups: ['ventas'] },
}

const correos = {
  asesora: 'camila.rojas@empresa.cl',
  jefatura: 'jefatura@empresa.cl',
  administracion: 'admin@empresa.cl',
  mesa: 'mesa@empresa.cl',
  asesor2: 'asesor2@empresa.cl',
}

let proveedor: ProveedorDePrueba
let desk: Desk

const oidc = (emisor: string) => ({
  PUBLIC_URL: PUBLICA,
  OIDC_ISSUER: emisor,
  OIDC_CLIENT_ID: cliente.id,
  OIDC_CLIENT_SECRET: cliente.secreto,
  OIDC_ROLES: 'ventas=asesor,jefes=jefatura,jefes=mesa',
})

beforeAll(async () => {
  proveedor = await openProveedor({ ...cuentas })
  desk = await openDesk(oidc(proveedor.emisor))
  for (const [usuario, correo] of Object.entries(correos))
    await desk.db.updateTable('usuario').set({ correo }).where('usuario', '=', usuario).execute()
})
afterAll(async () => {
  await desk.close()
  await proveedor.close()
})
beforeEach(() => desk.clock.move(INICIO))

/** Logs in with an account; returns the page where it ends. */
async function enterAs(cuenta: string | null, volver?: string, navegador = openNavegador(desk.app)) {
  proveedor.entra = cuenta
  return { fin: await navegador.enter(volver), navegador }
}

const aviso = (codigo: string) => `/dashboard/login?ingreso=${codigo}`

describe('a login with the account of the company', () => {
  test('leaves with PKCE, state and nonce, and a sealed short cookie that no script reads', async () => {
    const { headers, statusCode, cookies } = await openNavegador(desk.app).ours('/ingreso/empresa')
    expect(statusCode).toBe(303)
    const { origin, searchParams } = new URL(String(headers.location))
    expect(origin).toBe(proveedor.emisor)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLICA}/ingreso/empresa/vuelta`,
      state: expect.stringMatching(/.{20}/),
      nonce: expect.stringMatching(/.{20}/),
    })
    const [cookie] = cookies
    expect(cookie).toMatchObject({ name: 'alerce_empresa', httpOnly: true, sameSite: 'Lax', maxAge: 600 })
    const state = searchParams.get('state') ?? ''
    expect(Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')).not.toContain(state)
  })

  test('a verified e-mail finds the user; the session opens where the person was going, and is told apart', async () => {
    const { fin, navegador } = await enterAs('matilde', '/dashboard/timeline?prospectoId=3')
    expect(fin).toBe('/dashboard/timeline?prospectoId=3')
    const { data } = (await navegador.sesion()).json()
    expect(data).toMatchObject({ usuario: 'asesora', roles: ['asesor'], cuentaDeEmpresa: true })
    expect([...navegador.nuestras.keys()]).toEqual(['alerce'])
    const admin = await desk.as('administracion')
    const [sesion] = await admin.data('/api/alerce/v1/obtenerSesionesAbiertas', { usuarioId: data.identificador })
    expect(sesion).toMatchObject({ usuario: 'asesora', cuentaDeEmpresa: true })
    const { ingresos } = await admin.data('/api/alerce/v1/obtenerIngresos', { limite: 5 })
    expect(ingresos.map((uno: { cuentaDeEmpresa: boolean }) => uno.cuentaDeEmpresa)).toEqual([false, true])
    const entradas = await desk.db.selectFrom('registroAcceso').select(['tipo', 'origen', 'ip']).execute()
    expect(entradas.at(-1)).toEqual({ tipo: 'E', origen: 'EMPRESA', ip: '127.0.0.1' })
    const { eventos } = await admin.data('/api/alerce/v1/obtenerEventosSeguridad', { limite: 5 })
    expect(eventos[0]).toMatchObject({ evento: 'Cuenta de la empresa unida a su usuario', sobre: 'asesora' })
  })

  test('a linked account enters by its subject, whatever its e-mail says now', async () => {
    const { fin } = await enterAs('matilde')
    expect(fin).toBe('/dashboard/home')
    proveedor.cuentas.matilde = { ...cuentas.matilde, email: 'otra@empresa.cl', email_verified: false }
    const { navegador } = await enterAs('matilde')
    expect((await navegador.sesion()).json().data.usuario).toBe('asesora')
    proveedor.cuentas.matilde = cuentas.matilde
  })

  test('another account with the same e-mail does not open the user of the first one', async () => {
    proveedor.cuentas.nueva = cuentas.matilde
    expect((await enterAs('nueva')).fin).toBe(aviso('empresa_otra_cuenta'))
  })

  test('a deactivated and activated user can be linked to another account', async () => {
    const admin = await desk.as('administracion')
    const { id: usuarioId } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    for (const activo of [false, true]) await admin.data('/api/alerce/v1/cambiarEstadoUsuario', { usuarioId, activo })
    proveedor.cuentas.nueva = cuentas.matilde
    expect((await enterAs('nueva')).fin).toBe('/dashboard/home')
    expect((await enterAs('matilde')).fin).toBe(aviso('empresa_otra_cuenta'))
  })

  test('a provisional password is not asked to be changed', async () => {
    const deJefatura = () => desk.db.updateTable('usuario').where('usuario', '=', 'jefatura')
    await deJefatura().set({ debeCambiarClave: true }).execute()
    const { navegador } = await enterAs('jefe')
    expect((await navegador.sesion()).json().data.debeCambiarClave).toBe(false)
    await deJefatura().set({ debeCambiarClave: false }).execute()
  })
})

describe('roles', () => {
  test('of the groups replace those of the user at each login, for open sessions too', async () => {
    const { navegador } = await enterAs('jefe')
    expect((await navegador.sesion()).json().data.roles.toSorted()).toEqual(['jefatura', 'mesa'])
    proveedor.cuentas.jefe = { ...cuentas.jefe, groups: ['ventas'] }
    await enterAs('jefe')
    expect((await navegador.sesion()).json().data.roles).toEqual(['asesor'])
    const admin = await desk.as('administracion')
    const { eventos } = await admin.data('/api/alerce/v1/obtenerEventosSeguridad', { limite: 1 })
    expect(eventos[0]).toMatchObject({
      evento: 'Usuario modificado',
      sobre: 'jefatura: perfiles asesor',
      actor: 'mando cuenta-de-empresa',
    })
  })

  test('of the last administrator are not taken away', async () => {
    expect((await enterAs('admin')).fin).toBe(aviso('empresa_perfiles_no_aplicados'))
  })

  test('an account that lost all of its groups enters no more, and its sessions end', async () => {
    proveedor.cuentas.jefe = cuentas.jefe
    const { navegador } = await enterAs('jefe')
    proveedor.cuentas.jefe = { ...cuentas.jefe, groups: [] }
    expect((await enterAs('jefe')).fin).toBe(aviso('empresa_sin_perfil'))
    expect((await navegador.sesion()).statusCode).toBe(401)
    proveedor.cuentas.jefe = cuentas.jefe
  })
})

describe('a refused login ends on the login page with one sentence, and without a session', () => {
  test.each<[what: string, cuenta: string | null, codigo: string]>([
    ['an account of nobody here', 'nadie', 'empresa_desconocida'],
    ['an e-mail that is not verified', 'dudosa', 'empresa_correo_sin_verificar'],
    ['no group with a role', 'sinGrupo', 'empresa_sin_perfil'],
    ['a person who says no at the provider', null, 'empresa_negada'],
  ])('%s', async (_what, cuenta, codigo) => {
    const { fin, navegador } = await enterAs(cuenta)
    expect(fin).toBe(aviso(codigo))
    expect([...navegador.nuestras.keys()]).toEqual([])
  })

  test('a deactivated user', async () => {
    const suyo = () => desk.db.updateTable('usuario').where('usuario', '=', 'asesor2')
    await suyo().set({ activo: false }).execute()
    expect((await enterAs('retirada', '/consola/mesa')).fin).toBe('/consola/login?ingreso=usuario_desactivado')
    await suyo().set({ activo: true }).execute()
  })

  test('a return after ten minutes, or in another browser, or with another state', async () => {
    proveedor.entra = 'matilde'
    const navegador = openNavegador(desk.app)
    const late = await navegador.leave()
    desk.clock.move(new Date(Date.parse(INICIO) + 601_000).toISOString())
    expect((await navegador.ours(late)).headers.location).toBe(aviso('empresa_vencida'))
    desk.clock.move(INICIO)
    const back = await navegador.leave()
    expect((await openNavegador(desk.app).ours(back)).headers.location).toBe(aviso('empresa_vencida'))
    const forged = back.replace(/state=[^&]+/, 'state=inventado')
    expect((await navegador.ours(forged)).headers.location).toBe(aviso('empresa_vencida'))
  })

  test('a code that is used twice', async () => {
    proveedor.entra = 'nueva'
    const navegador = openNavegador(desk.app)
    const back = await navegador.leave()
    const flujo = navegador.nuestras.get('alerce_empresa') ?? ''
    expect((await navegador.ours(back)).headers.location).toBe('/dashboard/home')
    navegador.nuestras.set('alerce_empresa', flujo)
    expect((await navegador.ours(back)).headers.location).toBe(aviso('empresa_no_comprobada'))
  })
})
