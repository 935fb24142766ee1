import { routes } from '@alerce/contract/routes'
import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { porHttp } from '../../../testing/ventas.ts'

interface Row {
  prospectoId: number
  nombre: string
  rut: string | null
  folioDS: number | null
  coincidencia: string
}

let desk: Desk
let asesora: Client
let asesor2: Client
const ids: Record<string, number> = {}

const { path } = routes.buscarProspectos
const find = (texto: string, client = asesora, limite = 20): Promise<Row[]> => client.data(path, { texto, limite })
const nombres = async (texto: string, client = asesora) => (await find(texto, client)).map(({ nombre }) => nombre)

type Nombre = readonly [string, string, string]

/** A row of a prospect, with the words to search by that entering it would give it. */
const fila = (nombre: Nombre, more: Record<string, unknown> = {}) => ({
  asesorId: ids.asesora ?? 0,
  tipoProspecto: 'REF',
  nombres: nombre[0],
  apellidoPaterno: nombre[1],
  apellidoMaterno: nombre[2],
  celular: '200000000',
  correo: 'nadie@example.cl',
  estado: 'Prospecto Ingresado' as const,
  registradoEn: INICIO,
  actualizadoPor: 'prueba',
  actualizadoEn: INICIO,
  busqueda: ` ${textoDeBusqueda(nombre.join(' '))}`,
  ...more,
})

/** A prospect straight in the table. */
async function set(nombre: Nombre, more: Record<string, unknown> = {}): Promise<number> {
  const insert = desk.db.insertInto('prospecto').values(fila(nombre, more))
  const { id } = await insert.returning('id').executeTakeFirstOrThrow()
  return id
}

const XIMENA = "XIMENA ANDREA ÑANQUELEO O'HIGGINS"
const AISSATOU = 'AÏSSATOU DIALLO BA'
const PIA = 'PÍA ÑUÑEZ D’ARCY'

beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  asesor2 = await desk.as('asesor2')
  const rows = await desk.db.selectFrom('usuario').select(['id', 'usuario']).execute()
  for (const { id, usuario } of rows) ids[usuario] = id
  await set(['XIMENA ANDREA', 'ÑANQUELEO', "O'HIGGINS"], {
    rut: '9876543-3',
    folioDS: 5_900_000_140,
    celular: '987123456',
    correo: 'xime_na.n@example.cl',
  })
  await set(['PÍA', 'ÑUÑEZ', 'D’ARCY'], { rut: '10000013-K', correo: 'ximexna@example.cl' })
  await set(['AÏSSATOU', 'DIALLO', 'BA'], { numeroPasaporte: 'AB12345', celular: '200000001' })
  await set(['XIMENA', 'AJENA', 'AJENA'], {
    asesorId: ids.asesor2,
    rut: '9876543-3',
    folioDS: 5_900_000_140,
    celular: '987123456',
    correo: 'xime_na.n@example.cl',
  })
})
afterAll(() => desk.close())

describe('finds', () => {
  test.each([
    ['9.876.543-3', 'rut', XIMENA],
    ['9876543-3', 'rut', XIMENA],
    ['98765433', 'rut', XIMENA],
    ['AB12345', 'pasaporte', AISSATOU],
    ['ab 123', 'pasaporte', AISSATOU],
    [' 9 876 543 - 3 ', 'rut', XIMENA],
    ['9.876', 'rut', XIMENA],
    ['9876', 'rut', XIMENA],
    ['10.000.013-k', 'rut', PIA],
    ['10000013K', 'rut', PIA],
    ['5900000140', 'folio', XIMENA],
    ['DS 5900000140', 'folio', XIMENA],
    ['590000', 'folio', XIMENA],
    ['987123456', 'telefono', XIMENA],
    ['+56 9 8712 3456', 'telefono', XIMENA],
    ['56987123456', 'telefono', XIMENA],
    ['98712', 'telefono', XIMENA],
    ['XIME_NA.N@example.cl', 'correo', XIMENA],
    ['xime_', 'correo', XIMENA],
    ['ñanqueleo', 'nombre', XIMENA],
    ['nanqueleo', 'nombre', XIMENA],
    ['ÑANQ xim', 'nombre', XIMENA],
    ["o'hig andrea", 'nombre', XIMENA],
    ['O’Higgins, Ximena', 'nombre', XIMENA],
    ['pia nunez', 'nombre', PIA],
    ["d'arcy", 'nombre', PIA],
  ])('%s by its %s', async (texto, coincidencia, nombre) => {
    const found = await find(texto)
    expect(found.map((row) => [row.nombre, row.coincidencia])).toEqual([[nombre, coincidencia]])
  })

  test('with the fields of a row and no others', async () => {
    expect(await find('9.876.543-3')).toEqual([
      {
        prospectoId: expect.any(Number),
        nombre: XIMENA,
        rut: '9876543-3',
        numeroPasaporte: null,
        estado: 'Prospecto Ingresado',
        folioDS: 5_900_000_140,
        coincidencia: 'rut',
        declaracionSaludId: null,
      },
    ])
  })
})

test.each(['mena', 'higgins', 'ximena pia', '876543', '1234', '%%%', 'x__', '\\', 'x', '123', "' or 1=1 --"])(
  '%s finds nobody here',
  async (texto) => {
    expect((await nombres(texto)).filter((nombre) => [XIMENA, PIA].includes(nombre))).toEqual([])
  },
)

describe('the order', () => {
  test('a whole RUT comes before a RUT prefix, a phone before a name', async () => {
    await set(['BEATRIZ', 'LARGA', 'UNO'], { rut: '98765433-1' })
    await set(['CARLA', 'TELÉFONO', 'DOS'], { celular: '987654339' })
    const found = (await find('98765433')).map((row) => [row.nombre, row.coincidencia])
    expect(found).toEqual([
      [XIMENA, 'rut'],
      ['BEATRIZ LARGA UNO', 'rut'],
      ['CARLA TELÉFONO DOS', 'telefono'],
    ])
  })

  test('two matches on one person give one row, by the better reason; newest first', async () => {
    await set(['ZULEMA', 'PRIMERA', 'A'], { correo: 'zulema@example.cl' })
    await set(['ZULEMA', 'SEGUNDA', 'A'], { registradoEn: '2026-10-07T13:00:01.000Z' })
    expect((await find('zulema')).map((row) => [row.nombre, row.coincidencia])).toEqual([
      ['ZULEMA SEGUNDA A', 'nombre'],
      ['ZULEMA PRIMERA A', 'nombre'],
    ])
    expect(await nombres('zule a')).toEqual(['ZULEMA SEGUNDA A', 'ZULEMA PRIMERA A'])
    expect((await find('zulema', asesora, 1)).map((row) => row.nombre)).toEqual(['ZULEMA SEGUNDA A'])
  })

  test('a common word finds the newest, and those behind six hundred others', async () => {
    for (const dia of ['02', '03', '04']) {
      await set(['WALDO', 'CERCANO', dia], { registradoEn: `2026-10-${dia}T13:00:00.000Z` })
      await set(['WALDO', 'LEJANO', dia], { registradoEn: `2025-01-${dia}T13:00:00.000Z` })
    }
    const otro = fila(['OTRA', 'PERSONA', 'MÁS'], { registradoEn: '2025-06-01T13:00:00.000Z' })
    await desk.db
      .insertInto('prospecto')
      .values(Array.from({ length: 610 }, () => otro))
      .execute()
    const cercanos = ['04', '03', '02'].map((dia) => `WALDO CERCANO ${dia}`)
    const lejanos = ['04', '03', '02'].map((dia) => `WALDO LEJANO ${dia}`)
    for (const limite of [2, 3, 5, 20]) {
      const found = await find('wa', asesora, limite)
      expect(found.map((row) => row.nombre)).toEqual([...cercanos, ...lejanos].slice(0, limite))
    }
  })
})

describe('scope by role', () => {
  test.each(['9876543-3', '5900000140', '987123456', 'xime_na', 'ximena ajena'])(
    '%s of another advisor stays unseen',
    async (texto) => {
      expect(await nombres(texto)).not.toContain('XIMENA AJENA AJENA')
      expect(await nombres(texto, asesor2)).toEqual(['XIMENA AJENA AJENA'])
    },
  )

  test('the head of a team searches the team', async () => {
    expect(await nombres('9876543-3', await desk.as('jefatura'))).toEqual([XIMENA])
  })

  test('a supervisor by link searches the portfolio of that advisor', async () => {
    const call = porHttp(await desk.as('administracion'))
    const partes = { asesorId: ids.asesora ?? 0, jefeId: ids.jefatura ?? 0, horas: 8 }
    const { ruta } = await call('crearEnlaceSupervisor', partes)
    const { identificadorAsesor, identificadorJefe } = Object.fromEntries(new URL(ruta, 'http://x').searchParams)
    const supervisor = desk.anyone()
    await supervisor.enter(routes.validarAsesorJefe.path, { identificadorAsesor, identificadorJefe })
    expect(await nombres('9876543-3', supervisor)).toEqual([XIMENA])
  })

  test('contraloría finds prospectos of any advisor with a sent DS, without RUT, and opens the last sent', async () => {
    const contraloria = await desk.as('contraloria')
    expect(await nombres('9876543-3', contraloria)).toEqual([])
    const prospectoId = (await find('9876543-3', asesor2))[0]?.prospectoId ?? 0
    const send = async (folio: number, enviadaEn: string | null) => {
      const declaracion = {
        prospectoId,
        folio,
        tipoVenta: 'M' as const,
        etapa: 'resultado' as const,
        viva: enviadaEn === null,
        creada: INICIO,
        enviadaEn,
        actualizadaPor: 'prueba',
        actualizadaEn: INICIO,
      }
      return await desk.db.insertInto('declaracion').values(declaracion).returning('id').executeTakeFirstOrThrow()
    }
    const last = await send(5_900_000_139, '2026-10-07T14:00:00.000Z')
    await send(5_900_000_138, INICIO)
    await send(5_900_000_140, null)
    expect(await find('9876543-3', contraloria)).toEqual([
      {
        prospectoId: prospectoId,
        nombre: 'XIMENA AJENA AJENA',
        rut: null,
        numeroPasaporte: null,
        estado: 'Prospecto Ingresado',
        folioDS: 5_900_000_140,
        coincidencia: 'rut',
        declaracionSaludId: last.id,
      },
    ])
  })

  test.each(['mesa', 'administracion'])('%s may not search', async (usuario) => {
    expect((await (await desk.as(usuario)).post(path, { texto: 'ximena' })).status).toBe(403)
  })

  test('nor may a bearer client', async () => {
    expect((await (await desk.bearer()).post(path, { texto: 'ximena' })).status).toBe(403)
  })
})

test.each([
  {},
  { texto: '' },
  { texto: '   ' },
  { texto: 'x'.repeat(81) },
  { texto: 5 },
  { texto: 'x', limite: 21 },
  { texto: 'x', limite: 0 },
])('%o is a bad request', async (payload) => {
  expect((await asesora.post(path, payload)).status).toBe(400)
})
