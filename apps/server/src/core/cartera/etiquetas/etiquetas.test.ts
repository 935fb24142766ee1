import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
const gente = {} as Record<'asesora' | 'asesor2' | 'jefatura', Client>
const idDe = async (usuario: string) =>
  (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id

/** Registered in March, each a day after the other; the second is inactive. */
const ids: number[] = []
beforeAll(async () => {
  desk = await openDesk()
  for (const usuario of ['asesora', 'asesor2', 'jefatura'] as const) gente[usuario] = await desk.as(usuario)
  const asesorId = await idDe('asesora')
  const values = ['CARLA', 'BERTA', 'ÁNGELA', 'DORA'].map((nombres, at) => ({
    ...{
      nombres,
      apellidoPaterno: 'ÑANCO',
      apellidoMaterno: 'VERA',
      busqueda: ` ${nombres.toLowerCase().replace('á', 'a')} nanco vera`,
    },
    ...{ tipoProspecto: 'REF', celular: '911111111', correo: 'prueba@example.cl', asesorId },
    estado: at === 1 ? ('Inactivo' as const) : ('Prospecto Ingresado' as const),
    ...{
      registradoEn: `2026-03-0${at + 1}T12:00:00.000Z`,
      actualizadoPor: 'prueba',
      actualizadoEn: '2026-03-01T12:00:00.000Z',
    },
  }))
  const rows = await desk.db.insertInto('prospecto').values(values).returning('id').execute()
  ids.push(...rows.map(({ id }) => id))
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.db.updateTable('prospecto').set({ etiquetas: [] }).execute()
})

type Quien = keyof typeof gente
const change = (quien: Quien, cambios: object[]) =>
  gente[quien].data('/api/alerce/v1/etiquetarProspectos', {
    cambios: cambios.map((cambio) => ({ agrega: [], quita: [], ...cambio })),
  })
const tag = (etiqueta: string, ...prospectos: (number | undefined)[]) =>
  change(
    'asesora',
    prospectos.map((prospectoId) => ({ prospectoId, agrega: [etiqueta] })),
  )
const lista = (payload: object, quien: Quien = 'asesora') =>
  porHttp(gente[quien])('obtenerProspectos', { rangoInicio: '01-03-2026', rangoTermino: '31-03-2026', ...payload })
const listed = async (payload: object) => (await lista(payload)).map(({ prospectoId }) => ids.indexOf(prospectoId))
const offered = async (quien: Quien, payload: object = {}) =>
  (await porHttp(gente[quien])('obtenerEtiquetas', payload)).etiquetas

describe('tags of a selection', () => {
  test('are undone from any screen of their author, also after a reload', async () => {
    const porDeshacer = () => porHttp(gente.asesora)('obtenerPorDeshacer', {})
    await tag('feria', ids[0], ids[2])
    await tag('feria', ids[0])
    const [uno, ...otros] = (await porDeshacer()).filter(({ deshace }) => deshace === 'etiquetarProspectos')
    expect([uno?.dice, otros]).toEqual(['Etiquetas cambiadas', []])
    await gente.asesora.data('/api/alerce/v1/etiquetarProspectos', uno?.pedido ?? {})
    expect((await lista({})).flatMap(({ etiquetas }) => etiquetas)).toEqual([])
    expect((await porDeshacer()).filter(({ deshace }) => deshace === 'etiquetarProspectos')).toEqual([])
  })

  test('are added in their stored form, and shown in the order in which they came', async () => {
    const { hechos, rechazados } = await change('asesora', [{ prospectoId: ids[0], agrega: [' Feria  Maipú ', 'VIP'] }])
    expect([hechos, rechazados]).toEqual([[{ prospectoId: ids[0], agrega: ['feria maipú', 'vip'], quita: [] }], []])
    expect((await lista({})).find(({ prospectoId }) => prospectoId === ids[0])?.etiquetas).toEqual([
      'feria maipú',
      'vip',
    ])
  })

  test('are undone by what really changed in each', async () => {
    await tag('vip', ids[0])
    const { hechos } = await change(
      'asesora',
      ids.slice(0, 2).map((prospectoId) => ({ prospectoId, agrega: ['vip', 'b'] })),
    )
    await tag('de otra ventana', ids[1])
    await change(
      'asesora',
      hechos.map(({ prospectoId, agrega, quita }: (typeof hechos)[number]) => ({
        prospectoId,
        agrega: quita,
        quita: agrega,
      })),
    )
    const suyas = new Map((await lista({})).map(({ prospectoId, etiquetas }) => [prospectoId, etiquetas]))
    expect(ids.slice(0, 2).map((id) => suyas.get(id))).toEqual([['vip'], ['de otra ventana']])
  })

  test('are refused card by card: of another portfolio, too many, blocked', async () => {
    const [uno = 0, dos = 0, tres = 0] = ids
    for (const una of ['a', 'b', 'c', 'd', 'e']) await tag(una, uno)
    await desk.db.updateTable('prospecto').set({ bloqueado: true }).where('id', '=', dos).execute()
    const { hechos, rechazados } = await change(
      'asesora',
      [uno, dos, tres, 999_999].map((prospectoId) => ({ prospectoId, agrega: ['f'] })),
    )
    await desk.db.updateTable('prospecto').set({ bloqueado: false }).where('id', '=', dos).execute()
    expect(hechos.map(({ prospectoId }: { prospectoId: number }) => prospectoId)).toEqual([tres])
    expect(
      rechazados.map(({ prospectoId, motivo }: { prospectoId: number; motivo: string }) => [prospectoId, motivo]),
    ).toMatchObject([
      [uno, 'Quedaría con más de 5 etiquetas.'],
      [dos, expect.any(String)],
      [999_999, 'Ya no está en su cartera.'],
    ])
    expect((await change('asesor2', [{ prospectoId: tres, agrega: ['f'] }])).rechazados).toHaveLength(1)
  })

  test('by the head of the team are those of the advisor', async () => {
    expect((await change('jefatura', [{ prospectoId: ids[0], agrega: ['revisar'] }])).hechos).toHaveLength(1)
    expect(await listed({ etiqueta: 'revisar' })).toEqual([0])
  })

  test.each([[''], ['a,b'], ['x'.repeat(25)], ['<b>']])('%j is none', async (etiqueta) => {
    const { status } = await gente.asesora.post('/api/alerce/v1/etiquetarProspectos', {
      cambios: [{ prospectoId: ids[0], agrega: [etiqueta], quita: [] }],
    })
    expect(status).toBe(400)
  })

  test('do not change the version of the prospect', async () => {
    const version = async () =>
      (
        await desk.db
          .selectFrom('prospecto')
          .select('version')
          .where('id', '=', ids[0] ?? 0)
          .executeTakeFirstOrThrow()
      ).version
    const antes = await version()
    await tag('vip', ids[0])
    expect(await version()).toBe(antes)
  })
})

describe('the list of a tag', () => {
  beforeEach(async () => {
    await tag('vip', ids[0], ids[1], ids[2])
    await tag('otra', ids[3])
  })

  test.each([
    [{}, [2, 1, 0]],
    [{ orden: 'antiguos' }, [0, 1, 2]],
    [{ orden: 'nombre' }, [2, 1, 0]],
    [{ estado: 'Inactivo' }, [1]],
    [{ tipoProspecto: 'OPE' }, []],
    [{ rangoTermino: '02-03-2026' }, [1, 0]],
    [{ nombreProspecto: 'ang' }, [2]],
    [{ nombreProspecto: 'dora' }, []],
    [{ limite: 1, pagina: 2 }, [1]],
  ])('with %j is %j', async (filtro, esperados) => {
    expect(await listed({ etiqueta: 'vip', ...filtro })).toEqual(esperados)
  })

  test('goes on after its cursor, in each order', async () => {
    for (const [orden, esperados] of [
      ['recientes', [0]],
      ['antiguos', [2]],
      ['nombre', [0]],
    ] as const)
      expect(await listed({ etiqueta: 'vip', orden, cursor: ids[1] })).toEqual(esperados)
  })

  test('follows the prospect: a new name, another state, another advisor', async () => {
    const [uno = 0] = ids
    await desk.db
      .updateTable('prospecto')
      .set({ busqueda: ' aaa nanco vera', estado: 'Inactivo' })
      .where('id', '=', uno)
      .execute()
    expect(await listed({ etiqueta: 'vip', orden: 'nombre' })).toEqual([0, 2, 1])
    expect(await listed({ etiqueta: 'vip', estado: 'Inactivo' })).toEqual([1, 0])
    await desk.db
      .updateTable('prospecto')
      .set({ asesorId: await idDe('asesor2') })
      .where('id', '=', uno)
      .execute()
    expect(await listed({ etiqueta: 'vip' })).toEqual([2, 1])
    expect((await lista({ etiqueta: 'vip' }, 'asesor2')).map(({ prospectoId }) => prospectoId)).toEqual([uno])
    expect(await offered('asesor2')).toEqual(['vip'])
    await desk.db
      .updateTable('prospecto')
      .set({ asesorId: await idDe('asesora'), busqueda: ' carla nanco vera', estado: 'Prospecto Ingresado' })
      .where('id', '=', uno)
      .execute()
  })

  test('offers the tags in use, once each, to the advisor and to the head of the team', async () => {
    expect([await offered('asesora'), await offered('jefatura'), await offered('asesor2')]).toEqual([
      ['otra', 'vip'],
      ['otra', 'vip'],
      [],
    ])
    expect(await offered('jefatura', { identificador: await idDe('asesora') })).toEqual(['otra', 'vip'])
    await change('asesora', [{ prospectoId: ids[3], quita: ['otra'] }])
    expect(await offered('asesora')).toEqual(['vip'])
  })

  test('is kept in a saved view, and its file tells the tags', async () => {
    const vista = {
      nombre: 'VIP',
      compartida: false,
      estado: null,
      tipoProspecto: null,
      tipoPlan: 1,
      orden: 'recientes',
    } as const
    await porHttp(gente.asesora)('guardarVista', { ...vista, etiqueta: 'VIP', dias: null, desde: null, hasta: null })
    expect((await porHttp(gente.asesora)('obtenerVistas', {})).vistas).toMatchObject([{ etiqueta: 'vip' }])
    const { raw } = await gente.asesora.post('/api/alerce/v1/descargarProspectos', { etiqueta: 'vip', formato: 'csv' })
    expect(raw.toString('utf8').match(/;vip;/g)).toHaveLength(3)
  })
})
