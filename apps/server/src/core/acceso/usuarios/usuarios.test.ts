import { guardarUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { routes } from '@alerce/contract/routes'
import { maximoDeEquipos } from '@alerce/domain/limites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { almacenEnLaBase } from '../../../platform/almacen/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import { pasarelaPropia } from '../../../platform/outside/pasarela/propia.ts'
import { createVault } from '../../../platform/vault.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { DATA_KEY } from '../../../testing/template.ts'
import { nuevoRut, porHttp } from '../../../testing/ventas.ts'
import { pdfAqui } from '../../pdf-services.ts'
import type { Context } from '../../use-case.ts'
import { guardarUsuarioUseCase } from './guardar-usuario.ts'

let desk: Desk
let administracion: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
})
afterAll(() => desk.close())

const GUARDAR = routes.guardarUsuario.path
const ESTADO = routes.cambiarEstadoUsuario.path
const EQUIPO = routes.guardarEquipo.path

const contextoDeMando = (tx: Db, demo: boolean): Context => ({
  tx,
  leaveRegistro: (write) => write(tx),
  almacen: almacenEnLaBase,
  scan: async () => null,
  sealTiempo: null,
  fuenteDeUf: null,
  pasarela: pasarelaPropia,
  readHechos: async () => [],
  demo,
  direccion: '',
  ...pdfAqui,
  vault: createVault(DATA_KEY),
  jobs: { send: async () => undefined },
  actor: { kind: 'sistema', mando: 'crear-usuario' },
  origin: { ip: '127.0.0.1', agente: '', peticionId: '' },
  ahora: desk.clock.ahora(),
  hoy: desk.clock.hoy(),
  raise: async () => undefined,
})

let last = 0
const nuevo = (changes = {}) => {
  last += 1
  return {
    usuario: `persona${last}`,
    rut: nuevoRut(),
    nombres: 'Ana María',
    apellidoPaterno: 'Ñancupil',
    apellidoMaterno: '',
    correo: `persona${last}@example.cl`,
    roles: ['asesor' as const],
    equipoId: null,
    ...changes,
  }
}
const create = (changes = {}) => porHttp(administracion)('guardarUsuario', nuevo(changes))
const usuarioDe = async (usuarioId: number) => (await porHttp(administracion)('obtenerUsuario', { usuarioId }))!
const fila = (usuario: string) =>
  desk.db.selectFrom('usuario').selectAll().where('usuario', '=', usuario).executeTakeFirstOrThrow()
const eventos = async () => (await porHttp(administracion)('obtenerEventosSeguridad', {})).eventos

test('a phone is kept as its nine figures, a wrong one is refused at its field, and none is none', async () => {
  const { usuarioId } = await create({ telefono: '+56 9 8765 4321' })
  expect((await usuarioDe(usuarioId)).telefono).toBe('987654321')
  const { status, body } = await administracion.post(routes.guardarUsuario.path, nuevo({ telefono: '12345' }))
  expect([status, body.errores?.[0]?.campo]).toEqual([400, 'telefono'])
  const sinTelefono = await create()
  expect((await usuarioDe(sinTelefono.usuarioId)).telefono).toBe('')
})

describe('a new user', () => {
  test('gets a provisional password, shown once, that opens the desk', async () => {
    const datos = nuevo({ usuario: 'NUEVA.PERSONA', roles: ['asesor', 'mesa', 'asesor'] })
    const { usuarioId, claveProvisoria, version } = await porHttp(administracion)('guardarUsuario', datos)
    expect(version).toBe(1)
    const client = desk.anyone()
    expect((await client.login('nueva.persona', claveProvisoria!)).status).toBe(200)
    expect((await client.get(routes.sesionActual.path)).body.data).toMatchObject({ roles: ['asesor', 'mesa'] })
    expect(await usuarioDe(usuarioId)).toMatchObject({ usuario: 'nueva.persona', activo: true, sesionesAbiertas: 1 })
  })

  test('is kept with its password as argon2id only, and in the log without it', async () => {
    const { claveProvisoria } = await create({ usuario: 'guardada' })
    const { claveHash: hash } = await fila('guardada')
    expect(hash).toMatch(/^\$argon2id\$/)
    const [evento] = await eventos()
    expect(evento).toMatchObject({ evento: 'Usuario creado', sobre: 'guardada (perfiles asesor)' })
    expect(JSON.stringify(await eventos())).not.toContain(claveProvisoria)
  })

  test.each([
    ['in the demo may keep it', true, false],
    ['outside the demo must change it first', false, true],
  ])('%s, and a command may make one', async (_title, demo, debeCambiarClave) => {
    const input = guardarUsuario.request.parse(nuevo())
    await desk.db.transaction().execute((tx) => guardarUsuarioUseCase.run(input, contextoDeMando(tx, demo)))
    expect((await fila(input.usuario)).debeCambiarClave).toBe(debeCambiarClave)
    expect((await eventos())[0]).toMatchObject({ actor: 'mando crear-usuario', evento: 'Usuario creado' })
  })

  test.each([
    ['without a name', { usuario: '' }, 'usuario', 'Debe ingresar un nombre de usuario'],
    [
      'with blanks in the name',
      { usuario: 'dos palabras' },
      'usuario',
      'Use de 3 a 40 letras minúsculas, números, puntos o guiones, sin espacios',
    ],
    ['with a wrong rut', { rut: '12345678-9' }, 'rut', 'Rut no válido'],
    ['without names', { nombres: ' ' }, 'nombres', 'Nombres obligatorios'],
    ['with a wrong address', { correo: 'a@b' }, 'correo', 'Formato erróneo'],
    ['without a role', { roles: [] }, 'roles', 'Elija al menos un perfil'],
    ['in a team that is not', { equipoId: 999_999 }, 'equipoId', 'Revise los datos ingresados.'],
  ])('%s is refused at the field', async (_title, changes, campo, mensaje) => {
    const { status, body } = await administracion.post(GUARDAR, nuevo(changes))
    expect(status).toBe(400)
    expect(body.errores).toEqual([{ campo, mensaje }])
  })

  test('a supervisor by link is no role that a user can hold', async () => {
    expect((await administracion.post(GUARDAR, nuevo({ roles: ['supervisor'] }))).status).toBe(400)
  })
})

describe('a value that another user already has', () => {
  const repetido = async () => {
    const { rut } = await fila('asesora')
    return { usuario: nuevo({ usuario: 'asesora' }), rut: nuevo({ rut }) }
  }
  test.each([
    ['usuario', 'usuario_repetido'],
    ['rut', 'usuario_rut_repetido'],
  ] as const)('%s is refused at the field, new or changed', async (campo, codigo) => {
    const pedido = (await repetido())[campo]
    const { usuarioId } = await create()
    for (const body of [pedido, { ...pedido, usuarioId }]) {
      const answer = await administracion.post(GUARDAR, body)
      expect([answer.status, answer.body.codigo]).toEqual([409, codigo])
      expect(answer.body.errores[0].campo).toBe(campo)
    }
  })

  test('two at the same moment: one is made, the other refused', async () => {
    const datos = nuevo()
    const answers = await Promise.all([1, 2].map(() => administracion.post(GUARDAR, datos)))
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409])
  })
})

describe('a changed user', () => {
  test('keeps the password, counts its version up, and holds the new roles from the next call on', async () => {
    const { usuarioId, claveProvisoria } = await create({ usuario: 'cambiada' })
    const client = desk.anyone()
    await client.login('cambiada', claveProvisoria!)
    const datos = { ...nuevo({ usuario: 'cambiada', roles: ['mesa'] }), usuarioId, version: 1 }
    expect(await porHttp(administracion)('guardarUsuario', datos)).toEqual({
      usuarioId,
      claveProvisoria: null,
      debeCambiarla: false,
      version: 2,
    })
    expect((await client.get(routes.sesionActual.path)).body.data.roles).toEqual(['mesa'])
    expect((await eventos())[0]).toMatchObject({ sobre: 'cambiada: RUT, correo, perfiles mesa' })
  })

  test('of an older version is refused, and nothing is written', async () => {
    const datos = nuevo()
    const { usuarioId } = await porHttp(administracion)('guardarUsuario', datos)
    await porHttp(administracion)('guardarUsuario', { ...datos, usuarioId, version: 1, nombres: 'Otra' })
    const { status, body } = await administracion.post(GUARDAR, { ...datos, usuarioId, version: 1, nombres: 'Tercera' })
    expect([status, body.codigo]).toEqual([412, 'version_antigua'])
    expect(body.descripcion).toBe('Usted cambió esto en otra ventana. Usted: Nombres.')
    expect(body.data).toMatchObject({ campos: [{ campo: 'nombres', etiqueta: 'Nombres' }], propio: true })
    await desk.db.updateTable('eventoSeguridad').set({ actor: 'Rosa Lagos' }).execute()
    const ajeno = await administracion.post(GUARDAR, { ...datos, usuarioId, version: 1, nombres: 'Tercera' })
    expect(ajeno.body.descripcion).toBe(
      'Otra persona cambió estos datos mientras usted los editaba. Rosa Lagos: Nombres.',
    )
    expect(await usuarioDe(usuarioId)).toMatchObject({ nombres: 'Otra', version: 2 })
  })

  test('saved as it was is no change: same version, no word in the log', async () => {
    const datos = nuevo()
    const { usuarioId } = await porHttp(administracion)('guardarUsuario', datos)
    const before = await eventos()
    expect(await porHttp(administracion)('guardarUsuario', { ...datos, usuarioId })).toMatchObject({ version: 1 })
    expect(await eventos()).toEqual(before)
  })

  test('that is not there is not found', async () => {
    expect((await administracion.post(GUARDAR, { ...nuevo(), usuarioId: 999_999 })).status).toBe(404)
    expect((await administracion.post(ESTADO, { usuarioId: 999_999, activo: false })).status).toBe(404)
  })
})

describe('a deactivated user', () => {
  test('loses sessions and password links at once; activating restores only the user', async () => {
    const { usuarioId, claveProvisoria } = await create({ usuario: 'saliente' })
    const clients = [desk.anyone(), desk.anyone()]
    for (const client of clients) await client.login('saliente', claveProvisoria!)
    const enlace = { tokenHash: Buffer.from('saliente'), usuarioId, creadoPor: 'x' }
    const creado = '2026-10-07T12:59:00.000Z'
    await desk.db
      .insertInto('enlaceClave')
      .values({ ...enlace, creado, expira: '2026-10-07T14:00:00.000Z', usado: null })
      .execute()

    expect(await porHttp(administracion)('cambiarEstadoUsuario', { usuarioId, activo: false })).toEqual({
      activo: false,
      sesionesCerradas: 2,
    })
    for (const client of clients) {
      const { status, body } = await client.get(routes.sesionActual.path)
      expect([status, body.data]).toEqual([401, { motivo: 'desactivado' }])
    }
    const { expira } = await desk.db.selectFrom('enlaceClave').select('expira').executeTakeFirstOrThrow()
    expect(expira <= desk.clock.ahora()).toBe(true)

    const again = { activo: false, sesionesCerradas: 0 }
    expect(await porHttp(administracion)('cambiarEstadoUsuario', { usuarioId, activo: false })).toEqual(again)
    await porHttp(administracion)('cambiarEstadoUsuario', { usuarioId, activo: true })
    expect((await clients[0]!.get(routes.sesionActual.path)).status).toBe(401)
    expect((await desk.anyone().login('saliente', claveProvisoria!)).body.data).toMatchObject({ nombres: 'Ana María' })
    expect((await eventos()).slice(0, 2).map((e) => e.evento)).toEqual(['Usuario activado', 'Usuario desactivado'])
  })

  test('stands last in the list', async () => {
    const { usuarioId } = await create({ nombres: 'Aaron' })
    await porHttp(administracion)('cambiarEstadoUsuario', { usuarioId, activo: false })
    const { filas } = await porHttp(administracion)('obtenerUsuarios', { limite: 100 })
    expect(filas.at(-1)).toMatchObject({ usuarioId, activo: false })
    const nombres = filas.filter((u) => u.activo).map((u) => `${u.nombres} ${u.apellidoPaterno}`)
    expect(nombres).toEqual(nombres.toSorted(new Intl.Collator('es').compare))
  })

  test('is not activated with a version older than the last change of state', async () => {
    const { usuarioId } = await create()
    const change = (activo: boolean, version: number) => administracion.post(ESTADO, { usuarioId, activo, version })
    for (const [at, activo] of [false, true, false].entries()) expect((await change(activo, at + 1)).status).toBe(200)
    const { status, body } = await change(true, 2)
    expect([status, body.data]).toMatchObject([412, { campos: [{ campo: 'activo', etiqueta: 'Estado' }] }])
    expect(await usuarioDe(usuarioId)).toMatchObject({ activo: false, version: 4 })
    // a request for the present state succeeds with any version
    expect((await change(false, 1)).status).toBe(200)
  })
})

describe('the list', () => {
  const read = (pedido: object) => porHttp(administracion)('obtenerUsuarios', pedido)

  test('comes by pages, each user once, and says how many there are', async () => {
    const entera = await read({ limite: 100 })
    const vistos: number[] = []
    let cursor: number | null = null
    do {
      const pagina: typeof entera = await read({ limite: 2, cursor })
      expect(pagina.filas.length).toBeLessThanOrEqual(2)
      expect(pagina.cuantos).toBe(entera.filas.length)
      vistos.push(...pagina.filas.map(({ usuarioId }) => usuarioId))
      cursor = pagina.siguiente
    } while (cursor !== null)
    expect(vistos).toEqual(entera.filas.map(({ usuarioId }) => usuarioId))
  })

  test('of the active alone', async () => {
    const { usuarioId } = await create()
    await porHttp(administracion)('cambiarEstadoUsuario', { usuarioId, activo: false })
    const { filas, cuantos } = await read({ soloActivos: true, limite: 100 })
    expect(filas.map((uno) => uno.usuarioId)).not.toContain(usuarioId)
    expect([filas.every(({ activo }) => activo), cuantos]).toEqual([true, filas.length])
  })

  test.each([
    ['quinonez ber', ['hallada']],
    ['QUIÑÓNEZ', ['hallada']],
    ['hallad', ['hallada']],
    ['cordille', ['hallada']],
    ['18.972.631', ['hallada']],
    ['18972631-7', ['hallada']],
    ['189726317', ['hallada']],
    ['inonez', []],
    ['ber%', []],
    ['berta zzz', []],
  ])('is searched for %s: %j', async (texto, hallados) => {
    if (!(await read({ texto: 'hallada' })).cuantos) {
      const { equipoId } = await porHttp(administracion)('guardarEquipo', { nombre: 'Cordillera' })
      const persona = { nombres: 'Berta', apellidoPaterno: 'Quiñónez', rut: '18972631-7' }
      await create({ ...persona, usuario: 'hallada', equipoId })
    }
    const { filas, cuantos } = await read({ texto })
    expect([filas.map(({ usuario }) => usuario), cuantos]).toEqual([hallados, hallados.length])
  })

  test('of nobody is null', async () => {
    expect(await porHttp(administracion)('obtenerUsuario', { usuarioId: 999_999 })).toBeNull()
  })
})

describe('the last active administrator', () => {
  const unico = async () => {
    const { id, usuario, rut, nombres, correo, ...rest } = await fila('administracion')
    const { apellidoPaterno, apellidoMaterno } = rest
    const datos = { usuario, rut, nombres, apellidoPaterno, apellidoMaterno, correo, equipoId: null }
    return { id, datos }
  }

  test('can neither be deactivated nor lose the role', async () => {
    const { id: usuarioId, datos } = await unico()
    const calls = [
      await administracion.post(ESTADO, { usuarioId, activo: false }),
      await administracion.post(GUARDAR, { ...datos, usuarioId, roles: ['mesa'] }),
    ]
    for (const { status, body } of calls) expect([status, body.codigo]).toEqual([422, 'ultimo_administrador'])
  })

  test('of two that deactivate each other at the same moment, one stays', async () => {
    const { usuarioId, claveProvisoria } = await create({ usuario: 'segunda', roles: ['administracion'] })
    const segunda = desk.anyone()
    await segunda.login('segunda', claveProvisoria!)
    const { id: primera } = await unico()
    const answers = await Promise.all([
      administracion.post(ESTADO, { usuarioId, activo: false }),
      segunda.post(ESTADO, { usuarioId: primera, activo: false }),
    ])
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1)
    const activos = await desk.db
      .selectFrom('usuario')
      .select('usuario')
      .where('activo', '=', true)
      .where('usuario', 'in', ['administracion', 'segunda'])
      .execute()
    expect(activos).toHaveLength(1)
    await desk.db.updateTable('usuario').set({ activo: true }).where('usuario', '=', 'administracion').execute()
    administracion = await desk.as('administracion')
  })
})

describe('teams', () => {
  test('are no more than a list shows whole; one that stands may have another name all the same', async () => {
    const llenar = Array.from({ length: maximoDeEquipos }, (_, n) => ({ nombre: `Lleno ${n}` }))
    const ids = await desk.db.insertInto('equipo').values(llenar).returning('id').execute()
    const { status, body } = await administracion.post(EQUIPO, { nombre: 'Uno más' })
    expect([status, body.errores?.[0]]).toEqual([
      422,
      { campo: 'nombre', mensaje: 'Ya hay 200 equipos, el máximo: cambie el nombre de uno que ya no use' },
    ])
    expect((await administracion.post(EQUIPO, { equipoId: ids[0]?.id, nombre: 'Otro nombre' })).status).toBe(200)
    await desk.db
      .deleteFrom('equipo')
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute()
  })

  test('are no more than that either when several are made at once', async () => {
    const hay = (await porHttp(administracion)('obtenerEquipos', {})).length
    const llenar = Array.from({ length: maximoDeEquipos - hay - 1 }, (_, n) => ({ nombre: `Lleno ${n}` }))
    await desk.db.insertInto('equipo').values(llenar).execute()
    const answers = await Promise.all([1, 2, 3, 4].map((n) => administracion.post(EQUIPO, { nombre: `A la vez ${n}` })))
    await desk.db
      .deleteFrom('equipo')
      .where((e) => e.or([e('nombre', 'like', 'Lleno %'), e('nombre', 'like', 'A la vez %')]))
      .execute()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  })

  test('are made, renamed, and counted with their active people', async () => {
    const { equipoId } = await porHttp(administracion)('guardarEquipo', { nombre: 'Equipo Ñuble' })
    await create({ equipoId })
    expect(await porHttp(administracion)('guardarEquipo', { equipoId, nombre: 'Equipo Maule' })).toEqual({ equipoId })
    const equipos = await porHttp(administracion)('obtenerEquipos', {})
    expect(equipos.find((e) => e.equipoId === equipoId)).toEqual({ equipoId, nombre: 'Equipo Maule', personas: 1 })
    expect((await eventos())[0]).toMatchObject({ evento: 'Equipo guardado', sobre: 'Equipo Maule' })
  })

  test.each([
    ['a name that another has', { nombre: 'Equipo Costa' }, 409],
    ['no name', { nombre: ' ' }, 400],
    ['a team that is not', { equipoId: 999_999, nombre: 'Otro' }, 404],
  ])('%s is refused', async (_title, body, status) => {
    expect((await administracion.post(EQUIPO, body)).status).toBe(status)
  })
})

test('a role granted by an administrator records that administrator, not the system', async () => {
  const rut = nuevoRut()
  const datos = {
    usuario: 'hecha-despues',
    rut,
    nombres: 'Eva',
    apellidoPaterno: 'Lira',
    apellidoMaterno: '',
    correo: 'eva@example.cl',
  }
  const quien = async (usuario: string) =>
    await desk.db
      .selectFrom('usuario')
      .select(['id', 'administradorPor'])
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow()
  const { id } = await quien('administracion')
  const { usuarioId } = await administracion.data(GUARDAR, { ...datos, equipoId: null, roles: ['mesa'] })
  expect((await quien('hecha-despues')).administradorPor).toBeNull()
  await administracion.data(GUARDAR, { ...datos, equipoId: null, usuarioId, roles: ['mesa', 'administracion'] })
  expect((await quien('hecha-despues')).administradorPor).toBe(id)
  await administracion.data(GUARDAR, {
    ...datos,
    usuario: 'hecha-al-crear',
    rut: nuevoRut(),
    equipoId: null,
    roles: ['administracion'],
  })
  expect((await quien('hecha-al-crear')).administradorPor).toBe(id)
  await desk.db.transaction().execute(async (tx) => {
    const cuarta = {
      ...datos,
      telefono: '',
      usuario: 'hecha-por-mando',
      rut: nuevoRut(),
      equipoId: null,
      roles: ['administracion' as const],
    }
    await guardarUsuarioUseCase.run(cuarta, contextoDeMando(tx, true))
  })
  expect((await quien('hecha-por-mando')).administradorPor).toBeNull()
})
