import { routes } from '@alerce/contract/routes'
import { CABECERA_DE_POSICION } from '@alerce/contract/wire/posicion'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { POSITION_OF_PRIMARY, type Position } from '../platform/db/position.ts'
import { createPositions } from '../platform/db/positions.ts'
import type { Replica } from '../platform/db/replica.ts'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { createShelf } from '../testing/golden/create-shelf.ts'
import type { Own } from '../testing/golden/shelf.ts'

/** Position of a byte on the first timeline. */
const at = (byte: number): Position => `00000001${byte.toString(16).padStart(16, '0').toUpperCase()}`
const LATE = at(2 ** 40)

const databaseUrl = inject('databaseUrl')

/** The replica is another copy of the database, which replays nothing: a list without a new row was read there. */
describe.skipIf(databaseUrl === null)('a replica serves lists', () => {
  let desk: Desk
  let copy: Own
  let asesora: Client
  /** State that the replica tells of itself. */
  const said = { answers: true, lagSeconds: 0, position: LATE as Position | null }

  beforeAll(async () => {
    copy = await createShelf(databaseUrl).copy(inject('seeded'))
    const replica: Replica = {
      pool: copy.connection.pool,
      positions: createPositions(async () => (await desk.connection.pool.query(POSITION_OF_PRIMARY)).rows[0].position),
      state: () => ({ answers: said.answers, lagSeconds: said.lagSeconds, lagBytes: 0 }),
      positionOn: async () => said.position,
      watch: () => undefined,
      close: async () => undefined,
    }
    desk = await openDesk({ METRICS_PORT: 0 }, { replica })
    asesora = await desk.as('asesora')
  })
  afterAll(async () => {
    await desk.close()
    await copy.connection.close()
    await copy.drop()
  })
  beforeEach(() => {
    Object.assign(said, { answers: true, lagSeconds: 0, position: LATE })
  })

  let escritos = 0
  /** Writes a prospect; its id, and the position of the reply. */
  async function escribe() {
    const pedido = {
      tipoProspecto: 'REF',
      nombres: 'María',
      apellidoPaterno: 'Soto',
      apellidoMaterno: 'Rojas',
      celular: '912345678',
      correo: `replica${escritos++}@example.cl`,
    }
    const { body, headers } = await asesora.post(routes.ingresarProspecto.path, pedido)
    return { id: body.data.prospectoId as number, position: headers[CABECERA_DE_POSICION] as string }
  }

  /** Reads the list from a position; the base that answered, by the row that only the primary has. */
  async function lista(id: number, position?: string, client = asesora) {
    const sent: Record<string, string> = position === undefined ? {} : { [CABECERA_DE_POSICION]: position }
    const { body, headers } = await client.post(routes.obtenerProspectos.path, { limite: 100 }, sent)
    const has = body.data.some((one: { prospectoId: number }) => one.prospectoId === id)
    return [has ? 'primary' : 'replica', headers[CABECERA_DE_POSICION] ?? null]
  }

  const lecturas = async () => (await desk.measured?.facts())?.server?.replica?.reads

  test('to a screen that says what it has seen, with the position of what it shows', async () => {
    const { id } = await escribe()
    expect(await lista(id, at(5))).toEqual(['replica', LATE])
  })

  test('but never without a position, or with one that is none', async () => {
    const { id } = await escribe()
    expect([await lista(id), await lista(id, '0/0')]).toEqual([
      ['primary', null],
      ['primary', null],
    ])
  })

  test('but not before it shows what the screen wrote', async () => {
    const { id, position } = await escribe()
    said.position = at(0)
    const [where, raised] = await lista(id, position)
    expect([where, String(raised) >= position]).toEqual(['primary', true])
    said.position = position
    expect(await lista(id, position)).toEqual(['replica', position])
  })

  test.each([
    ['away', { answers: false }],
    ['too late', { lagSeconds: 10.5 }],
    ['no standby any more', { position: null }],
  ])('but not while it is %s', async (_what, now) => {
    Object.assign(said, now)
    const { id } = await escribe()
    expect((await lista(id, at(5)))[0]).toBe('primary')
  })

  test('and what fails there is asked of the primary, a refusal too', async () => {
    const { id } = await escribe()
    const before = await lecturas()
    await copy.connection.pool.query('alter table prospecto rename to otro')
    try {
      expect((await lista(id, at(5)))[0]).toBe('primary')
    } finally {
      await copy.connection.pool.query('alter table otro rename to prospecto')
    }
    const ajena = { identificador: 999_999, limite: 15 }
    const refused = await asesora.post(routes.obtenerProspectos.path, ajena, { [CABECERA_DE_POSICION]: at(5) })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect((await lecturas())?.failed).toBe((before?.failed ?? 0) + 2)
  })

  test('and an export from it leaves its log on the primary', async () => {
    const administracion = await desk.as('administracion')
    const logged = async () => {
      const { count } = await desk.db
        .selectFrom('eventoSeguridad')
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    const before = [await logged(), (await lecturas())?.replica ?? 0] as const
    const { status } = await administracion.post(routes.descargarUsuarios.path, {}, { [CABECERA_DE_POSICION]: at(5) })
    expect([status, await logged(), (await lecturas())?.replica]).toEqual([200, before[0] + 1, before[1] + 1])
  })

  test('and never a record, nor an API client', async () => {
    const { id } = await escribe()
    const before = await lecturas()
    const sent = { [CABECERA_DE_POSICION]: at(5) }
    expect((await asesora.post(routes.obtenerDatosProspecto.path, { prospectoId: id }, sent)).status).toBe(200)
    const cliente = await desk.bearer()
    await cliente.post(routes.obtenerProspectos.path, { limite: 15 }, sent)
    expect(await lecturas()).toEqual(before)
  })
})
