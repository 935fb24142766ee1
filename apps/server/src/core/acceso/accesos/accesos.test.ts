import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let administracion: Client
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  administracion = await desk.as('administracion')
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const OTRAS = '2026-10-07T13:30:00.000Z'
const REGISTRO = routes.registroAcceso.path
const call = () => porHttp(administracion)

describe('access to the logs', () => {
  const listas = [
    'obtenerSesionesAbiertas',
    'obtenerIngresos',
    'obtenerAccesosSalud',
    'verificarAccesos',
    'obtenerEventosSeguridad',
    'obtenerUsuarios',
    'obtenerClientes',
  ] as const
  const otros: Client[] = []
  beforeAll(async () => {
    for (const usuario of ['asesora', 'jefatura', 'contraloria', 'mesa']) otros.push(await desk.as(usuario))
    otros.push(await desk.bearer())
  })
  test.each(listas)('%s: the administrator alone', async (nombre) => {
    for (const otro of otros) expect((await otro.post(routes[nombre].path, {})).status).toBe(403)
    expect((await administracion.post(routes[nombre].path, {})).status).toBe(200)
  })
})

describe('the sessions that are open', () => {
  test('are listed with their user, latest activity first, and the current one marked', async () => {
    desk.clock.move('2026-10-07T13:05:00.000Z')
    await asesora.get(routes.sesionActual.path)
    const abiertas = await call()('obtenerSesionesAbiertas', {})
    const [latest] = abiertas.filter((s) => !s.actual)
    expect(latest).toMatchObject({ usuario: 'asesora', nombre: 'Camila Rojas', enlace: false, ip: '127.0.0.1' })
    expect(abiertas.filter((s) => s.actual)).toMatchObject([{ usuario: 'administracion' }])
    const instants = abiertas.map((s) => s.ultimaActividad)
    expect(instants).toEqual(instants.toSorted().toReversed())
  })

  test('of one user are found by the server, however many of others were active since', async () => {
    const { filas: usuarios } = await call()('obtenerUsuarios', {})
    const { usuarioId } = usuarios.find((u) => u.usuario === 'asesora')!
    const suyas = await call()('obtenerSesionesAbiertas', { usuarioId })
    expect(suyas.length).toBeGreaterThan(0)
    expect(new Set(suyas.map((s) => s.usuario))).toEqual(new Set(['asesora']))
    const modelo = desk.db
      .selectFrom('sesion')
      .selectAll()
      .where('usuarioId', '!=', usuarioId)
      .where('cerrada', 'is', null)
    const { id: _, ...fila } = await modelo.orderBy('ultimaActividad', 'desc').executeTakeFirstOrThrow()
    const otras = Array.from({ length: 500 }, (_uno, i) => ({
      ...fila,
      tokenHash: Buffer.from(`otra ${i}`),
      ultimaActividad: OTRAS,
    }))
    await desk.db.insertInto('sesion').values(otras).execute()
    expect((await call()('obtenerSesionesAbiertas', {})).map((s) => s.usuario)).not.toContain('asesora')
    expect(await call()('obtenerSesionesAbiertas', { usuarioId })).toEqual(suyas)
    await desk.db.deleteFrom('sesion').where('ultimaActividad', '=', OTRAS).execute()
  })

  test('are no longer when they ended, or were left alone too long', async () => {
    await desk.as('contraloria')
    const out = await desk.as('asesor2')
    const quienes = async () => (await call()('obtenerSesionesAbiertas', {})).map((s) => s.usuario)
    expect(await quienes()).toContain('asesor2')
    await out.post(REGISTRO, { tipo: 'S' })
    expect(await quienes()).not.toContain('asesor2')
    expect(await quienes()).toContain('contraloria')
    desk.clock.move('2026-10-07T17:59:00.000Z')
    await administracion.get(routes.sesionActual.path)
    desk.clock.move('2026-10-07T18:05:00.000Z')
    expect(await quienes()).toEqual(['administracion'])
    const { filas: usuarios } = await call()('obtenerUsuarios', {})
    expect(usuarios.find((u) => u.usuario === 'contraloria')).toMatchObject({
      sesionesAbiertas: 0,
      ultimoIngreso: INICIO,
    })
  })
})

describe('the log of sessions', () => {
  test('says when and why each session ended', async () => {
    const client = await desk.as('mesa')
    desk.clock.move('2026-10-07T13:30:00.000Z')
    await client.post(REGISTRO, { tipo: 'S' })
    const { ingresos } = await call()('obtenerIngresos', { limite: 1 })
    expect(ingresos).toEqual([
      {
        sesionId: expect.any(Number),
        usuario: 'mesa',
        nombre: 'Fernanda Araya',
        enlace: false,
        cuentaDeEmpresa: false,
        ip: '127.0.0.1',
        agente: 'lightMyRequest',
        inicio: INICIO,
        termino: '2026-10-07T13:30:00.000Z',
        motivo: 'S',
      },
    ])
  })

  test('comes in pages, newest first, without a gap and without one twice', async () => {
    const all = (await call()('obtenerIngresos', { limite: 100 })).ingresos.map((i) => i.sesionId)
    const seen: number[] = []
    let cursor: number | undefined
    do {
      const { ingresos, siguiente } = await call()('obtenerIngresos', { limite: 2, cursor })
      seen.push(...ingresos.map((i) => i.sesionId))
      cursor = siguiente ?? undefined
    } while (cursor !== undefined)
    expect(seen).toEqual(all)
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  })
})

describe('the log of health data', () => {
  test('is listed by call, and found by the folio of the declaration', async () => {
    const [una, otra] = [await dsNueva(asesora), await dsNueva(asesora)]
    const otraVez = await desk.as('asesora')
    for (const [quien, { identificador }] of [
      [asesora, una],
      [asesora, otra],
      [otraVez, una],
    ] as const)
      await porHttp(quien)('obtenerPreguntasDS', { identificador })
    const { folio } = await desk.db
      .selectFrom('declaracion')
      .select('folio')
      .where('id', '=', una.identificador)
      .executeTakeFirstOrThrow()
    const { accesos, siguiente } = await call()('obtenerAccesosSalud', { folio })
    expect(accesos.slice(0, 2)).toEqual(
      [1, 2].map(() => ({
        accesoId: expect.any(Number),
        en: INICIO,
        actor: 'Camila Rojas',
        operacion: 'obtenerPreguntasDS',
        folio,
        ip: '127.0.0.1',
        rechazado: false,
      })),
    )
    expect(siguiente).toBeNull()
    const page = await call()('obtenerAccesosSalud', { limite: 1 })
    expect(page.siguiente).toBe(page.accesos[0]!.accesoId)
    const before = await call()('obtenerAccesosSalud', { limite: 1, cursor: page.siguiente! })
    expect(before.accesos[0]!.folio).not.toBe(folio)
    expect((await call()('obtenerAccesosSalud', { folio: 1 })).accesos).toEqual([])
  })

  test('has an automatic read of a screen once a session, and for each of two people of one name', async () => {
    const mismo = { nombres: 'Ana', apellidoPaterno: 'Soto', roles: ['contraloria' as const] }
    await desk.db.updateTable('usuario').set(mismo).where('usuario', 'in', ['contraloria', 'mesa']).execute()
    const [una, tocaya] = [await desk.as('contraloria'), await desk.as('mesa')]
    for (const client of [una, tocaya, una, tocaya]) await porHttp(client)('obtenerColaContraloria', { cola: 'medica' })
    await porHttp(await desk.as('contraloria'))('obtenerColaContraloria', { cola: 'medica' })
    const { accesos } = await call()('obtenerAccesosSalud', { limite: 10 })
    const miradas = accesos.filter(({ operacion }) => operacion === 'obtenerColaContraloria')
    expect(miradas.map(({ actor }) => actor)).toEqual(['Ana Soto', 'Ana Soto', 'Ana Soto'])
    expect((await call()('verificarAccesos', {})).problemas).toEqual([])
  })

  test('has each refused call, by its record or by its caller, and the chain holds it', async () => {
    const { identificador } = await dsNueva(asesora)
    const [otra, ajena, cliente] = [await desk.as('asesor2'), administracion, await desk.bearer()]
    const request = (quien: Client, id: unknown = identificador) =>
      quien.post(routes.obtenerPreguntasDS.path, { identificador: id })
    expect((await request(otra)).status).toBe(404)
    expect((await request(ajena)).status).toBe(403)
    expect((await request(ajena, 1.5)).status).toBe(403)
    expect((await request(ajena, 1e300)).status).toBe(403)
    expect((await request(otra, 999_999_999)).status).toBe(404)
    const antes = (await call()('obtenerAccesosSalud', { limite: 5 })).accesos
    const { folio } = await desk.db
      .selectFrom('declaracion')
      .select('folio')
      .where('id', '=', identificador)
      .executeTakeFirstOrThrow()
    expect(antes.map(({ actor, folio: cual, rechazado }) => [actor, cual, rechazado])).toEqual([
      ['Matías Oyarzún', null, true],
      ['Ricardo Vidal', null, true],
      ['Ricardo Vidal', null, true],
      ['Ricardo Vidal', folio, true],
      ['Matías Oyarzún', folio, true],
    ])
    // calls refused for their content or without health data are not logged as refused looks
    await porHttp(asesora)('obtenerPreguntasDS', { identificador })
    await request(asesora, 'x')
    await otra.post(routes.obtenerBitacoraProspecto.path, { prospectoId: 1 })
    const [ultima] = (await call()('obtenerAccesosSalud', { limite: 1 })).accesos
    expect(ultima).toMatchObject({ actor: 'Camila Rojas', folio, rechazado: false })
    await cliente.post(routes.obtenerPreguntasDS.path, { identificador: 999_999_999 })
    const [deCliente] = (await call()('obtenerAccesosSalud', { limite: 1 })).accesos
    expect(deCliente).toMatchObject({ actor: expect.stringContaining('cliente'), rechazado: true })
    expect((await call()('verificarAccesos', {})).problemas).toEqual([])
    const suyas = () => desk.db.updateTable('bitacoraAcceso').where('id', '=', deCliente!.accesoId)
    await suyas().set({ rechazado: false }).execute()
    expect((await call()('verificarAccesos', {})).problemas).toHaveLength(1)
    await suyas().set({ rechazado: true }).execute()
  })

  test('is verified, which is kept in the log too', async () => {
    const whole = await call()('verificarAccesos', {})
    expect(whole).toMatchObject({ problemas: [], huella: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await desk.db.updateTable('bitacoraAcceso').set({ actor: 'Nadie' }).execute()
    const { entradas, problemas, huella } = await call()('verificarAccesos', {})
    expect(problemas.length).toBe(entradas)
    const { eventos } = await call()('obtenerEventosSeguridad', { limite: 2 })
    expect(eventos.map((e) => [e.actor, e.evento, e.sobre])).toEqual([
      ['Ricardo Vidal', 'Registro de accesos verificado', `${entradas} entradas, ${entradas} problemas, ${huella}`],
      ['Ricardo Vidal', 'Registro de accesos verificado', `${entradas} entradas, 0 problemas, ${huella}`],
    ])
  })
})
