import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, upload } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { nuevoRut, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
beforeAll(async () => {
  desk = await openDesk()
})
beforeEach(async () => {
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

const CABEZA = 'Usuario;RUT;Nombres;Apellido;Correo;Perfil;Equipo;Activo'
const send = (
  name: 'revisarUsuarios' | 'cargarUsuarios',
  filas: readonly string[],
  payload: Record<string, string> = {},
) => upload(administracion, routes[name], payload, { bytes: Buffer.from([CABEZA, ...filas].join('\r\n')) })
const review = async (...filas: string[]) => (await send('revisarUsuarios', filas)).body.data
const fila = (usuario: string, { rut = nuevoRut(), perfil = 'asesor', equipo = '', activo = '' } = {}) =>
  `${usuario};${rut};Ana;Núñez;${usuario}@isapre.test;${perfil};${equipo};${activo}`
const guardado = (usuario: string) =>
  desk.db
    .selectFrom('usuario')
    .leftJoin('equipo', 'equipo.id', 'usuario.equipoId')
    .select(['usuario.activo', 'roles', 'correo', 'equipo.nombre as equipo'])
    .where('usuario', '=', usuario)
    .executeTakeFirst()

test('a file of new users is shown row by row and changes nothing; loaded, they come in with their passwords', async () => {
  const filas = [fila('pnunez', { perfil: 'Jefatura, asesor', equipo: 'Equipo Andes' }), fila('jsoto')]
  const { filas: vistas, huella } = await review(...filas)
  expect(vistas).toMatchObject([
    { linea: 2, usuario: 'pnunez', nombre: 'Ana Núñez', situacion: 'nueva', errores: [] },
    { linea: 3, usuario: 'jsoto', situacion: 'nueva' },
  ])
  expect(await guardado('pnunez')).toBeUndefined()
  const { body } = await send('cargarUsuarios', filas, { huella })
  expect(body.data).toMatchObject({ cambian: 0, claves: [{ usuario: 'pnunez' }, { usuario: 'jsoto' }] })
  expect(await guardado('pnunez')).toMatchObject({
    roles: ['jefatura', 'asesor'],
    equipo: 'Equipo Andes',
    activo: true,
  })
  const [{ clave }] = body.data.claves
  expect((await desk.anyone().login('pnunez', clave)).status).toBe(200)
  const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', { persona: 'Ricardo', limite: 4 })
  expect(eventos.map(({ evento }) => evento)).toContain('Planilla de usuarios cargada')
})

test('a known user keeps what the file lacks, and the row names what changes, never its value', async () => {
  const rut = nuevoRut()
  const { huella } = await review(fila('cambia', { rut, equipo: 'Equipo Andes' }))
  await send('cargarUsuarios', [fila('cambia', { rut, equipo: 'Equipo Andes' })], { huella })
  const despues = fila('cambia', { rut, perfil: 'mesa', activo: 'no' })
  const vista = await review(despues, fila('cambia', { rut }))
  expect(vista.filas[0]).toMatchObject({ situacion: 'cambia', cambios: ['equipo', 'perfiles mesa', 'estado'] })
  expect(vista.filas[1].errores).toEqual([{ columna: 'usuario', mensaje: 'Este usuario ya está en la fila 2' }])
  const otra = await review(despues)
  expect((await send('cargarUsuarios', [despues], { huella: otra.huella })).body.data).toMatchObject({
    cambian: 1,
    claves: [],
  })
  expect(await guardado('cambia')).toMatchObject({ activo: false, roles: ['mesa'], equipo: null })
  expect((await review(despues)).filas).toMatchObject([{ situacion: 'igual', cambios: [] }])
})

describe('a row', () => {
  test.each<[string, () => string, string, RegExp | string]>([
    ['without RUT', () => fila('uno-mas', { rut: '' }), 'rut', /./],
    ['with an unknown role', () => fila('uno-mas', { perfil: 'gerente' }), 'perfil', /«gerente» no es un perfil/],
    ['without a role', () => fila('uno-mas', { perfil: '' }), 'perfil', m.rolObligatorio.text],
    ['with a short name', () => fila('ab'), 'usuario', m.usuarioFormato.text],
    ['that is neither active nor not', () => fila('uno-mas', { activo: 'quizás' }), 'activo', m.activoNoValido.text],
    [
      'that takes the last administrator away',
      () => `administracion;${administrador};Ana;Núñez;a@isapre.test;mesa;;`,
      'usuario',
      m.ultimoAdministrador.text,
    ],
  ])('%s is an error at its column', async (_title, row, columna, mensaje) => {
    const { filas } = await review(row())
    expect(filas).toMatchObject([
      { situacion: 'error', errores: [{ columna, mensaje: expect.stringMatching(mensaje) }] },
    ])
  })
  let administrador = ''
  beforeAll(async () => {
    const { rut } = await desk.db
      .selectFrom('usuario')
      .select('rut')
      .where('usuario', '=', 'administracion')
      .executeTakeFirstOrThrow()
    administrador = rut
  })

  test('with the RUT of another user is an error, and the good rows beside it are not loaded', async () => {
    const rut = nuevoRut()
    const filas = [fila('primera-vez', { rut }), fila('segunda-vez', { rut })]
    const { filas: vistas, huella } = await review(...filas)
    expect(vistas[1]).toMatchObject({ situacion: 'error', errores: [{ columna: 'rut', mensaje: m.rutRepetido.text }] })
    expect((await send('cargarUsuarios', filas, { huella })).body).toMatchObject({ codigo: m.planillaConErrores.code })
    expect(await guardado('primera-vez')).toBeUndefined()
  })
})

test('a file whose effect is another than the one shown is not loaded', async () => {
  const filas = [fila('tarde')]
  const { huella } = await review(...filas)
  await send('cargarUsuarios', filas, { huella })
  const answer = await send('cargarUsuarios', filas, { huella })
  expect(answer).toMatchObject({ status: 409, body: { codigo: m.planillaCambio.code } })
  const igual = await review(...filas)
  expect((await send('cargarUsuarios', filas, { huella: igual.huella })).body.codigo).toBe(m.planillaSinCambios.code)
})

test.each([
  ['an unknown column', 'usuario;rut;nombres;apellido;correo;perfil;clave\nx;1;a;b;c;asesor;x', m.columnasAjenas.code],
  ['a missing column', 'usuario;rut\na;b', m.faltanColumnas.code],
  ['no rows', CABEZA, m.sinUsuarios.code],
])('a file with %s is refused whole', async (_title, text, codigo) => {
  const { status, body } = await upload(administracion, routes.revisarUsuarios, {}, { bytes: Buffer.from(text) })
  expect([status, body.codigo]).toEqual([400, codigo])
})

test('the users as a file: it is logged, no cell is a formula, and loaded again it changes nothing', async () => {
  await desk.db.updateTable('equipo').set({ nombre: '=1+1' }).where('nombre', '=', 'Equipo Andes').execute()
  const { raw } = await administracion.post(routes.descargarUsuarios.path, {})
  expect(raw.toString('utf8')).toContain(";'=1+1;")
  await desk.db.updateTable('equipo').set({ nombre: 'Equipo Andes' }).where('nombre', '=', '=1+1').execute()
  const { raw: bytes } = await administracion.post(routes.descargarUsuarios.path, {})
  const { body } = await upload(administracion, routes.revisarUsuarios, {}, { bytes })
  expect(new Set(body.data.filas.map(({ situacion }: { situacion: string }) => situacion))).toEqual(new Set(['igual']))
  const { eventos } = await porHttp(administracion)('obtenerEventosSeguridad', { limite: 1 })
  expect(eventos).toMatchObject([{ evento: 'Planilla de usuarios descargada' }])
})
