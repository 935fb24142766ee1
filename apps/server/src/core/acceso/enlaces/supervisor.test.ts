import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { call } from '../../../testing/llamadas.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsHasta, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
/** An advisor's own records, and those of the one of the other team. */
let propios: { prospectoId: number; identificador: number }
let ajenos: { prospectoId: number; identificador: number }
let partes: { asesorId: number; jefeId: number }
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  administracion = await desk.as('administracion')
  const [asesora, asesor2] = [await desk.as('asesora'), await desk.as('asesor2')]
  propios = await dsHasta(asesora, 'resultado')
  ajenos = await dsHasta(asesor2, 'resultado')
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  const idDe = (usuario: string) => rows.find((row) => row.usuario === usuario)!.id
  partes = { asesorId: idDe('asesora'), jefeId: idDe('jefatura') }
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const VALIDAR = routes.validarAsesorJefe.path
const SESION = routes.sesionActual.path
const todas: readonly Operation[] = operations

async function enlaceNuevo(horas = 8) {
  const { enlaceId, ruta } = await porHttp(administracion)('crearEnlaceSupervisor', { ...partes, horas })
  const { identificadorAsesor = '', identificadorJefe = '' } = Object.fromEntries(
    new URL(ruta, 'http://x').searchParams,
  )
  return { enlaceId, identificadorAsesor, identificadorJefe }
}

/** Somebody who has just opened a link. */
async function supervisor(horas?: number) {
  const { enlaceId, ...identificadores } = await enlaceNuevo(horas)
  const client = desk.anyone()
  const opened = await client.enter(VALIDAR, identificadores)
  return { client, enlaceId, opened, identificadores }
}

describe('opening a link', () => {
  test('answers the advisor and starts a supervisor session', async () => {
    const { client, opened, enlaceId } = await supervisor()
    const asesor = await desk.db.selectFrom('usuario').selectAll().where('usuario', '=', 'asesora').executeTakeFirst()
    expect(opened.body.data).toEqual({
      identificador: partes.asesorId,
      rut: asesor!.rut,
      nombres: 'Camila',
      apellidoPaterno: 'Rojas',
      esJefe: true,
      enlaceId,
    })
    expect((await client.get(SESION)).body.data).toMatchObject({
      identificador: partes.jefeId,
      roles: ['supervisor'],
      asesor: { identificador: partes.asesorId, nombre: 'Camila Rojas' },
      debeCambiarClave: false,
    })
  })

  test('leaves behind the session that the browser had', async () => {
    const client = await desk.as('asesor2')
    const { enlaceId: _, ...identificadores } = await enlaceNuevo()
    await client.enter(VALIDAR, identificadores)
    expect((await client.get(SESION)).body.data.roles).toEqual(['supervisor'])
    expect((await client.post(routes.ingresarProspecto.path, {})).status).toBe(403)
  })

  test('as a bearer client answers the advisor and starts no session', async () => {
    const { enlaceId, ...identificadores } = await enlaceNuevo()
    const opened = await (await desk.bearer()).post(VALIDAR, identificadores)
    expect(opened.body.data).toMatchObject({ identificador: partes.asesorId, enlaceId })
    expect(opened.headers['set-cookie']).toBeUndefined()
  })
})

describe('a link is denied, without a reason', () => {
  type Identificadores = { identificadorAsesor: string; identificadorJefe: string }
  const denied = async (identificadores: Identificadores) => {
    const client = desk.anyone()
    const { status, body, headers } = await client.post(VALIDAR, identificadores)
    expect([status, body]).toEqual([
      403,
      {
        httpCode: 403,
        codigoError: 403,
        codigo: 'acceso_denegado',
        descripcion: 'Acceso DENEGADO, consulte al administrador.',
        data: null,
      },
    ])
    expect(headers['set-cookie']).toBeUndefined()
  }
  const deNinguno = Buffer.concat([Buffer.alloc(32), Buffer.from('999999')]).toString('base64')
  const changed = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)

  test.each<[string, (i: Identificadores, other: Identificadores) => Identificadores]>([
    ['with a tampered advisor', (i) => ({ ...i, identificadorAsesor: changed(i.identificadorAsesor) })],
    ['with a tampered head', (i) => ({ ...i, identificadorJefe: changed(i.identificadorJefe) })],
    [
      'with both swapped',
      (i) => ({ identificadorAsesor: i.identificadorJefe, identificadorJefe: i.identificadorAsesor }),
    ],
    ['with the same one twice', (i) => ({ ...i, identificadorJefe: i.identificadorAsesor })],
    ['with parts of two links', (i, other) => ({ ...i, identificadorJefe: other.identificadorJefe })],
    [
      'with bare ids',
      () => ({ identificadorAsesor: String(partes.asesorId), identificadorJefe: String(partes.jefeId) }),
    ],
    ['of a link that is not there', () => ({ identificadorAsesor: deNinguno, identificadorJefe: deNinguno })],
  ])('%s', async (_title, spoil) => {
    const [{ enlaceId: _a, ...one }, { enlaceId: _b, ...other }] = [await enlaceNuevo(), await enlaceNuevo()]
    await denied(spoil(one, other))
  })

  test('when it expired', async () => {
    const { enlaceId: _, ...identificadores } = await enlaceNuevo(1)
    desk.clock.move('2026-10-07T14:00:00.000Z')
    await denied(identificadores)
  })

  test.each([
    ['revoked', { revocado: INICIO }],
    ['given more time in the database', { expira: '2027-10-07T13:00:00.000Z' }],
    ['pointed at another advisor in the database', { asesorId: 2 }],
  ])('when it was %s', async (_title, changes) => {
    const { enlaceId, ...identificadores } = await enlaceNuevo()
    await desk.db.updateTable('enlaceSupervisor').set(changes).where('id', '=', enlaceId).execute()
    await denied(identificadores)
  })

  test.each([
    ['asesora', { activo: false }],
    ['asesora', { roles: ['mesa' as const] }],
    ['jefatura', { activo: false }],
    ['jefatura', { roles: ['mesa' as const] }],
  ])('when %s is now %o', async (usuario, changes) => {
    const { enlaceId: _, ...identificadores } = await enlaceNuevo()
    const before = await desk.db.selectFrom('usuario').selectAll().where('usuario', '=', usuario).executeTakeFirst()
    const { activo, roles } = before!
    await desk.db.updateTable('usuario').set(changes).where('usuario', '=', usuario).execute()
    await denied(identificadores)
    await desk.db.updateTable('usuario').set({ activo, roles }).where('usuario', '=', usuario).execute()
  })

  test('and no opening is kept', async () => {
    const { enlaceId, ...identificadores } = await enlaceNuevo()
    await denied({ ...identificadores, identificadorJefe: 'x' })
    const kept = await desk.db.selectFrom('aperturaEnlace').select('id').where('enlaceId', '=', enlaceId).execute()
    expect(kept).toEqual([])
  })
})

describe('the supervisor', () => {
  let client: Client
  beforeAll(async () => {
    client = (await supervisor()).client
  })

  const dia = { fechaHoraInicio: '07/10/2026 00:00:00', fechaHoraTermino: '08/10/2026 00:00:00' }
  const deUno = (r: typeof propios) => ({ prospectoId: r.prospectoId })
  test.each<[keyof typeof routes, (r: typeof propios) => object]>([
    ['obtenerVenta', deUno],
    ['obtenerDatosProspecto', deUno],
    ['obtenerEtapaProspecto', deUno],
    ['obtenerTipoVenta', deUno],
    ['obtenerBitacoraProspecto', deUno],
    ['obtenerBeneficiarios', deUno],
    ['obtenerRangoPactado', deUno],
    ['obtenerPlanSeleccionado', deUno],
    ['obtenerIdentificadorDS', deUno],
    ['obtenerEtapa', (r) => ({ identificador: r.identificador })],
    ['obtenerDocumentos', (r) => ({ identificador: r.identificador })],
  ])('%s: reads records of that advisor; any other record answers 404', async (nombre, payload) => {
    expect((await client.post(routes[nombre].path, payload(propios))).status).toBe(200)
    const other = await client.post(routes[nombre].path, payload(ajenos))
    expect(other.body.codigoError ?? other.body.data?.codigoError).toBe(404)
  })

  test('sees the portfolio and the calendar of that advisor, and of nobody else', async () => {
    const cartera = await client.data(routes.obtenerProspectos.path, { pagina: 1, limite: 100 })
    const ids = cartera.map((p: { prospectoId: number }) => p.prospectoId)
    expect(ids).toContain(propios.prospectoId)
    expect(ids).not.toContain(ajenos.prospectoId)
    expect((await client.post(routes.obtenerCitas.path, dia)).status).toBe(200)
    const otro = { identificador: partes.jefeId }
    expect((await client.post(routes.obtenerProspectos.path, { pagina: 1, limite: 15, ...otro })).status).toBe(404)
    expect((await client.post(routes.obtenerCitas.path, { ...dia, ...otro })).status).toBe(404)
  })

  const ownSession = ['validarAcceso', 'registroAcceso']
  const writes = todas.filter((o) => o.effect === 'write' && o.access !== 'publica' && !ownSession.includes(o.name))
  test.each(writes.map((o) => [o.name, o]))('%s: may not write', async (_name, operation) => {
    expect(await call(client, operation, propios)).toMatchObject({ status: 403, body: { codigo: 'sin_permiso' } })
  })

  const salud = todas.filter((o) => o.health)
  test.each(salud.map((o) => [o.name, o]))('%s: is never shown health', async (_name, operation) => {
    expect(await call(client, operation, propios)).toMatchObject({ status: 403, body: { codigo: 'sin_permiso' } })
  })
})

describe('the session of a link ends', () => {
  const ended = async (client: Client) => {
    const { status, body } = await client.get(SESION)
    expect([status, body.data]).toEqual([401, { motivo: 'enlace' }])
  }

  test('at once when the link is revoked, and no other does', async () => {
    const [one, other] = [await supervisor(), await supervisor()]
    await porHttp(administracion)('revocarEnlace', { enlaceId: one.enlaceId })
    await ended(one.client)
    expect((await other.client.get(SESION)).status).toBe(200)
  })

  test('when the link expires, though its user is at work', async () => {
    const { client } = await supervisor(1)
    desk.clock.move('2026-10-07T13:59:59.000Z')
    expect((await client.get(SESION)).status).toBe(200)
    desk.clock.move('2026-10-07T14:00:00.000Z')
    await ended(client)
  })

  test('never for twelve hours that its user worked elsewhere (A)', async () => {
    await desk.as('jefatura')
    const trabajadas = { creada: '2026-10-07T03:00:00.000Z', ultimaActividad: '2026-10-07T15:30:00.000Z' }
    await desk.db.updateTable('sesion').set(trabajadas).where('usuarioId', '=', partes.jefeId).execute()
    const { client } = await supervisor()
    desk.clock.move('2026-10-07T15:30:00.000Z')
    expect((await client.post(routes.actividadDiaria.path)).body.valor).toEqual({ horas: 0 })
    expect((await client.post(routes.validarAcceso.path)).body.valor).toBe('OK')
    await desk.db.deleteFrom('sesion').where('creada', '=', trabajadas.creada).execute()
  })

  test('at the end of the day, and the link opens another the day after', async () => {
    const { client, identificadores } = await supervisor(24)
    desk.clock.move('2026-10-08T12:00:00.000Z')
    expect((await client.get(SESION)).status).toBe(401)
    expect((await client.enter(VALIDAR, identificadores)).status).toBe(200)
  })
})
