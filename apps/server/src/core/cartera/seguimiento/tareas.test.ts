import type { OperationMap } from '@alerce/contract/operation-map'
import { routes } from '@alerce/contract/routes'
import { maximoDeTareas } from '@alerce/domain/cartera/seguimiento/tarea'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSeguimiento, type Seguimiento, tareasDe } from '../../../testing/seguimiento.ts'
import { porHttp } from '../../../testing/ventas.ts'

type PaginaLeida = OperationMap['obtenerAsuntosDelDia']['reply']

let s: Seguimiento
beforeAll(async () => {
  s = await openSeguimiento()
})
afterAll(() => s.desk.close())
beforeEach(() => s.clear())

const tarde = { fecha: '2026-10-07', hora: '18:00' }
const deTarea = async (grupo: string, client = s.gente.asesora) => tareasDe(await s.dia(grupo, client))

describe('a task', () => {
  const create = async (cambio: object = {}) =>
    (
      await s.asesora()('crearTarea', {
        prospectoId: s.prospectoId,
        texto: 'Enviar el folleto',
        fecha: '2026-10-07',
        hora: null,
        ...cambio,
      })
    ).tareaId

  test('of a person stands in the timeline and in the day; done, in neither, and undone in both', async () => {
    const tareaId = await create()
    expect((await s.read()).tareas).toMatchObject([
      { tareaId, origen: 'libre', texto: 'Enviar el folleto', hora: null },
    ])
    expect(await deTarea('hoy')).toEqual(['Enviar el folleto'])
    await s.asesora()('cerrarTarea', { tareaId })
    expect(await deTarea('hoy')).toEqual([])
    await s.asesora()('reabrirTarea', { tareaId })
    expect(await deTarea('hoy')).toEqual(['Enviar el folleto'])
  })

  test('one too many is refused, reopened too', async () => {
    const tareaId = await create()
    await s.asesora()('cerrarTarea', { tareaId })
    const { id: _, ...una } = await s.desk.db.selectFrom('tarea').selectAll().executeTakeFirstOrThrow()
    const abiertas = Array.from({ length: maximoDeTareas }, () => ({ ...una, hechaEn: null }))
    await s.desk.db.insertInto('tarea').values(abiertas).execute()
    const { status, body } = await s.post(s.gente.asesora, 'reabrirTarea', { tareaId })
    expect([status, body.codigo]).toEqual([422, 'demasiadas_tareas'])
  })

  test('about nobody stands in the day alone', async () => {
    await create({ prospectoId: null, texto: 'Pedir tarjetas', hora: '18:00' })
    const { asuntos } = await s.dia('hoy')
    expect(asuntos.find(({ tareaId }: { tareaId: number | null }) => tareaId !== null)).toMatchObject({
      prospectoId: null,
      paso: 'Pedir tarjetas',
      motivo: 'Tarea del 07-10-2026 18:00',
      hora: '18:00',
    })
  })

  test('is listed by the hour with the appointments, and counted', async () => {
    await create({ texto: 'Dos', hora: '16:00' })
    await create({ texto: 'Tres', hora: '18:00', prospectoId: null })
    await create({ texto: 'Uno' })
    expect(await deTarea('hoy')).toEqual(['Uno', 'Dos', 'Tres'])
    const { total } = await s.dia('hoy')
    await create({ texto: 'Cuatro' })
    expect((await s.dia('hoy')).total).toBe(total + 1)
  })

  test('is read page by page, each once', async () => {
    for (const texto of ['Uno', 'Dos', 'Tres', 'Cuatro'])
      await create({ texto, prospectoId: texto === 'Dos' ? null : s.prospectoId })
    const vistas: string[] = []
    let tras: PaginaLeida['siguiente'] = null
    do {
      const page: PaginaLeida = await s.asesora()('obtenerAsuntosDelDia', { grupo: 'hoy', limite: 2, tras })
      vistas.push(
        ...page.asuntos.flatMap(({ tareaId, paso }: { tareaId: number | null; paso: string }) =>
          tareaId === null ? [] : [paso],
        ),
      )
      tras = page.siguiente
    } while (tras)
    expect(vistas.toSorted()).toEqual(['Cuatro', 'Dos', 'Tres', 'Uno'])
  })

  test('moved to another day leaves today, and the undo may bring it back to a day that passed', async () => {
    const tareaId = await create()
    await s.moveTo('2026-10-08T13:00:00.000Z')
    const { antes } = await s.asesora()('moverTarea', { tareaId, fecha: '2026-10-10', hora: '09:00' })
    expect(antes).toEqual({ fecha: '2026-10-07', hora: null })
    expect(await deTarea('atrasado')).toEqual([])
    expect((await s.post(s.gente.asesora, 'moverTarea', { tareaId, ...antes })).status).toBe(422)
    await s.asesora()('moverTarea', { tareaId, ...antes, vuelve: true })
    expect(await deTarea('atrasado')).toEqual(['Enviar el folleto'])
    const lejana = { tareaId, fecha: '2028-10-06', hora: null, vuelve: true }
    expect((await s.post(s.gente.asesora, 'moverTarea', lejana)).body.codigo).toBe('tarea_muy_lejana')
  })

  test.each([
    ['without a text', { texto: '' }, 400, 'texto'],
    ['in the past', { fecha: '2026-10-06' }, 422, 'fecha'],
    ['at an hour that passed', { hora: '08:00' }, 422, 'hora'],
    ['in two years', { fecha: '2028-10-06' }, 422, 'fecha'],
  ])('%s is refused at its field', async (_what, cambio, status, campo) => {
    const payload = { prospectoId: s.prospectoId, texto: 'x', fecha: '2026-10-07', hora: null, ...cambio }
    const answer = await s.post(s.gente.asesora, 'crearTarea', payload)
    expect([answer.status, answer.body.errores?.[0]?.campo]).toEqual([status, campo])
  })

  test('of another advisor is not found', async () => {
    const tareaId = await create({ prospectoId: null })
    for (const [nombre, mas] of [
      ['cerrarTarea', {}],
      ['eliminarTarea', {}],
      ['moverTarea', { fecha: '2026-10-08', hora: null }],
    ] as const)
      expect((await s.post(s.gente.asesor2, nombre, { tareaId, ...mas })).status).toBe(404)
  })

  test('with an hour rings once at its hour; done, never', async () => {
    await create({ hora: '18:00' })
    await s.asesora()('cerrarTarea', { tareaId: await create({ hora: '18:00' }) })
    const avisos = async () => {
      await s.desk.ronda('recordar-tareas')
      return await s.desk.db.selectFrom('notificacion').select(['tipo', 'mensaje', 'prospectoId']).execute()
    }
    expect(await avisos()).toEqual([])
    await s.moveTo('2026-10-07T21:00:00.000Z')
    await avisos()
    expect(await avisos()).toEqual([
      { tipo: 'tarea', mensaje: 'Tiene una tarea a las 18:00.', prospectoId: s.prospectoId },
    ])
  })

  test('a next try rings in its own words', async () => {
    await s.call('noContesta', tarde)
    await s.moveTo('2026-10-07T21:00:00.000Z')
    await s.desk.ronda('recordar-tareas')
    const { mensaje } = await s.desk.db.selectFrom('notificacion').select('mensaje').executeTakeFirstOrThrow()
    expect(mensaje).toBe('Toca llamar otra vez: quedó para las 18:00.')
  })

  test('about a person goes with the sale to another advisor; about nobody it stays', async () => {
    await create()
    await create({ prospectoId: null, texto: 'Pedir tarjetas' })
    const { asesorId } = await s.desk.db
      .selectFrom('prospecto')
      .select('asesorId')
      .where('id', '=', s.prospectoId)
      .executeTakeFirstOrThrow()
    const { id: aId } = await s.desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesor2')
      .executeTakeFirstOrThrow()
    const admin = await s.desk.as('administracion')
    const { traspasoId } = await porHttp(admin)('traspasarCasos', {
      deId: asesorId,
      aId,
      prospectoIds: [s.prospectoId],
      motivo: 'Vacaciones',
    })
    expect([await deTarea('hoy'), await deTarea('hoy', s.gente.asesor2)]).toEqual([
      ['Pedir tarjetas'],
      ['Enviar el folleto'],
    ])
    await porHttp(admin)('deshacerTraspaso', { traspasoId })
    expect((await deTarea('hoy')).toSorted()).toEqual(['Enviar el folleto', 'Pedir tarjetas'])
  })

  test('about nobody waits for who receives the portfolio; the head of the team is told', async () => {
    await create({ prospectoId: null })
    await create()
    const { id: usuarioId } = await s.desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    const admin = porHttp(s.gente.administracion)
    await admin('desactivarConCartera', { usuarioId, aId: null })
    const abiertas = await s.desk.db.selectFrom('tarea').select('prospectoId').where('hechaEn', 'is', null).execute()
    expect(abiertas.map(({ prospectoId }) => prospectoId).toSorted()).toEqual([s.prospectoId, null].toSorted())
    const avisos = s.desk.db.selectFrom('notificacion').select('mensaje').where('tipo', '=', 'cartera')
    expect((await avisos.execute()).map(({ mensaje }) => mensaje)).toEqual([
      expect.stringMatching(/ dejó de atender con 1 tarea: pasarán a quien reciba su cartera\.$/),
    ])
    await admin('deshacerDesactivacion', { usuarioId, traspasoId: null })
  })

  test('keeps its text from a supervisor by link, who reads no annotation either', async () => {
    await create({ texto: 'Pedir su liquidación' })
    const idDe = async (usuario: string) =>
      (await s.desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
    const { ruta } = await porHttp(s.gente.administracion)('crearEnlaceSupervisor', {
      asesorId: await idDe('asesora'),
      jefeId: await idDe('jefatura'),
    })
    const supervisor = s.desk.anyone()
    await supervisor.enter(routes.validarAsesorJefe.path, Object.fromEntries(new URL(ruta, 'http://x').searchParams))
    expect(await deTarea('hoy', supervisor)).toEqual(['Tarea del asesor'])
    expect(await deTarea('hoy', s.gente.jefatura)).toEqual(['Pedir su liquidación'])
    expect((await s.post(supervisor, 'obtenerAnotaciones', { prospectoId: s.prospectoId })).status).toBe(403)
  })
})
