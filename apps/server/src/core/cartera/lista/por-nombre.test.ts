import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

interface Item {
  prospectoId: number
  nombres: string
  fechaRegistro: string
  asesor: string | null
}

let desk: Desk
let asesora: Client
const ids: Record<string, number> = {}
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  for (const { id, usuario } of rows) ids[usuario] = id
})
afterAll(() => desk.close())

const lista = (payload = {}, client = asesora): Promise<Item[]> => client.data('/api/v3/obtenerProspectos', payload)
const personas = (items: Item[]) => items.map(({ prospectoId }) => prospectoId)

interface Puesto {
  nombres: string
  apellidoPaterno?: string
  apellidoMaterno?: string
  registradoEn?: string
  [columna: string]: unknown
}

/** Prospects straight in the table, with the words to search by that entering them would give; their ids. */
async function set(...puestos: Puesto[]): Promise<number[]> {
  const values = puestos.map(({ nombres, apellidoPaterno = 'LISTA', apellidoMaterno = 'UNO', ...mas }) => ({
    asesorId: ids.asesora ?? 0,
    tipoProspecto: 'REF',
    nombres,
    apellidoPaterno,
    apellidoMaterno,
    celular: '911111111',
    correo: 'prueba@example.cl',
    estado: 'Prospecto Ingresado' as const,
    registradoEn: INICIO,
    actualizadoPor: 'prueba',
    actualizadoEn: INICIO,
    busqueda: ` ${textoDeBusqueda(`${nombres} ${apellidoPaterno} ${apellidoMaterno}`)}`,
    ...mas,
  }))
  const rows = await desk.db.insertInto('prospecto').values(values).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** So many of a name, two of each moment: only the id tells which of the two comes first. */
const iguales = (nombres: string, cuantos: number, mas = {}): Puesto[] =>
  Array.from({ length: cuantos }, (_, n) => ({ nombres, registradoEn: diasAntes(n >> 1), ...mas }))

const diasAntes = (dias: number) => new Date(Date.parse(INICIO) - dias * DIA_MS).toISOString()

/** Every page of this size, each after the last of the one before, until one is not full. */
async function hastaElFin(payload: object, limite: number, client = asesora): Promise<Item[][]> {
  const pages: Item[][] = []
  let cursor: number | undefined
  do {
    pages.push(await lista({ ...payload, limite, cursor }, client))
    cursor = pages.at(-1)?.at(-1)?.prospectoId
  } while (pages.at(-1)?.length === limite)
  return pages
}

describe('finds', () => {
  beforeAll(async () => {
    await set(
      { nombres: 'XIMENA ANDREA', apellidoPaterno: 'NÚÑEZ DEL RÍO', apellidoMaterno: "O'HIGGINS" },
      { nombres: 'ANDREA', apellidoPaterno: 'XIMENEZ', apellidoMaterno: '100%' },
    )
  })

  test.each([
    [{ nombreProspecto: 'xim' }, ['XIMENA ANDREA']],
    [{ nombreProspecto: 'ANDREA', apellidoPaternoProspecto: 'xime' }, ['ANDREA']],
    [{ nombreProspecto: 'ximena and' }, ['XIMENA ANDREA']],
    [{ nombreProspecto: 'mena' }, []],
    [{ apellidoPaternoProspecto: 'nunez' }, ['XIMENA ANDREA']],
    [{ apellidoPaternoProspecto: 'NÚÑEZ' }, ['XIMENA ANDREA']],
    [{ apellidoPaternoProspecto: 'del r' }, ['XIMENA ANDREA']],
    [{ apellidoMaternoProspecto: "o'hig" }, ['XIMENA ANDREA']],
    [{ apellidoMaternoProspecto: '100%' }, ['ANDREA']],
    [{ nombreProspecto: '%' }, []],
    [{ nombreProspecto: '_' }, []],
    [{ nombreProspecto: '\\' }, []],
  ])('%o finds %o', async (filtro, nombres) => {
    expect((await lista(filtro)).map((i) => i.nombres)).toEqual(nombres)
  })
})

describe('the pages of a name', () => {
  test.each([
    ['REPETIDA', { nombreProspecto: 'repetida' }, 34],
    ['ROSA REPITE', { nombreProspecto: 'rosa repite' }, 32],
    ['OTRA REPITENTE', { nombreProspecto: 'repitente', apellidoPaternoProspecto: 'lis' }, 30],
  ])('of %s hold each once, newest first, to the end', async (nombres, filtro, cuantos) => {
    const puestos = await set(...iguales(nombres, cuantos))
    const pages = await hastaElFin(filtro, 15)
    expect(pages.map((page) => page.length)).toEqual([15, 15, cuantos - 30])
    const porMomento = puestos.map((id, n) => ({ id, momento: n >> 1 }))
    porMomento.sort((a, b) => a.momento - b.momento || b.id - a.id)
    expect(pages.flatMap(personas)).toEqual(porMomento.map(({ id }) => id))
    expect(personas(await lista({ ...filtro, limite: 15, pagina: 2 }))).toEqual(personas(pages[1] ?? []))
  })

  test('are the same while others of the name come in', async () => {
    const puestos = await set(...iguales('LLEGADA', 20))
    const first = await lista({ nombreProspecto: 'llegada', limite: 15 })
    await set({ nombres: 'LLEGADA', registradoEn: diasAntes(-1) })
    const next = await lista({ nombreProspecto: 'llegada', limite: 15, cursor: first.at(-1)?.prospectoId })
    expect(new Set([...personas(first), ...personas(next)])).toEqual(new Set(puestos))
    expect(next).toHaveLength(5)
  })

  test('hold only the rows that pass the filters', async () => {
    const inactivo = { estado: 'Inactivo', tipoProspecto: 'REM' }
    const puestos = await set(...iguales('FILTRADA', 36).map((one, n) => (n % 2 ? { ...one, ...inactivo } : one)))
    const filtro = { nombreProspecto: 'filtrada', estado: 'Inactivo', tipoProspecto: 'REM', tipoPlan: 2 }
    const pages = await hastaElFin({ ...filtro, rangoInicio: '25-09-2026', rangoTermino: '06-10-2026' }, 5)
    expect(pages.map((page) => page.length)).toEqual([5, 5, 2])
    // one a day, and the first day is that of the last date
    expect(pages.flatMap(personas)).toEqual(puestos.filter((_, n) => n % 2 === 1).slice(1, 13))
  })

  test('begin among the newest and go on beyond them', async () => {
    const cerca = await set(...iguales('LEJANA', 4))
    const lejos = await set(...iguales('LEJANA', 20, { registradoEn: diasAntes(300) }))
    await set(...iguales('DE OTRO NOMBRE', 610, { registradoEn: diasAntes(200) }))
    const pages = await hastaElFin({ nombreProspecto: 'lejana' }, 15)
    expect(pages.map((page) => page.length)).toEqual([15, 9])
    expect(new Set(pages.flatMap(personas).slice(0, 4))).toEqual(new Set(cerca))
    expect(pages.flatMap(personas).slice(4)).toEqual(lejos.toReversed())
  })

  test('of a team hold those of all its advisors, in one order', async () => {
    const { equipoId } = await desk.db
      .selectFrom('usuario')
      .select('equipoId')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    await desk.db.updateTable('usuario').set({ equipoId }).where('usuario', '=', 'asesor2').execute()
    const asesores = [ids.asesora, ids.asesor2]
    const puestos = await set(
      ...iguales('EN EQUIPO', 20).map((one, n) => ({ ...one, asesorId: asesores[(n >> 1) % 2] })),
    )
    const pages = await hastaElFin({ nombreProspecto: 'en equ' }, 15, await desk.as('jefatura'))
    expect(pages.map((page) => page.length)).toEqual([15, 5])
    expect(new Set(pages.flatMap(personas))).toEqual(new Set(puestos))
    expect(pages.flat().map(({ asesor }) => asesor)).toContain('Camila Rojas')
    const dias = pages.flat().map(({ fechaRegistro }) => fechaRegistro.split('-').reverse().join())
    expect(dias).toEqual(dias.toSorted().reverse())
  })
})

test('without a size all of a name come, up to 200; without a name, fifteen', async () => {
  await set(...iguales('TODAS', 203))
  expect(await lista({ nombreProspecto: 'todas' })).toHaveLength(200)
  expect(await lista({ nombreProspecto: 'todas', pagina: 2 })).toHaveLength(3)
  const bearer = await desk.bearer()
  expect(await lista({ nombreProspecto: 'todas', identificador: ids.asesora }, bearer)).toHaveLength(200)
  expect(await lista()).toHaveLength(15)
})
