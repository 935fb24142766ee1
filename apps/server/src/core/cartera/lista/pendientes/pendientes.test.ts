import { estadosPendientes } from '@alerce/domain/cartera/pendientes'
import { estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { INICIO } from '../../../../testing/template.ts'
import { dsNueva, nuevoPostulante } from '../../../../testing/ventas.ts'

interface Row {
  prospectoId: number
  nombre: string
  estado: string
}

let desk: Desk
let asesora: Client
let asesor2: Client
const ids: Record<string, number> = {}
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  asesor2 = await desk.as('asesor2')
  for (const usuario of ['asesora', 'asesor2']) {
    const { id } = await desk.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow()
    ids[usuario] = id
  }
})
afterAll(() => desk.close())

const PENDIENTES = '/api/v3/obtenerProspectosEditar'
const lista = (payload = {}, client = asesora): Promise<Row[]> => client.data(PENDIENTES, payload)
const personas = (filas: Row[]) => filas.map(({ prospectoId }) => prospectoId)

/** A case straight in the table, of the advisor and in the state that a test needs. */
async function set(cambio: Record<string, unknown> = {}): Promise<number> {
  const { id } = await desk.db
    .insertInto('prospecto')
    .values({
      asesorId: ids.asesora ?? 0,
      tipoProspecto: 'REF',
      nombres: 'PRUEBA',
      apellidoPaterno: 'PENDIENTE',
      apellidoMaterno: 'UNO',
      celular: '911111111',
      correo: 'prueba@example.cl',
      estado: 'Cotización Finalizada',
      etapa: 'cotizacionFinalizada',
      registradoEn: INICIO,
      actualizadoPor: 'prueba',
      actualizadoEn: INICIO,
      busqueda: ' prueba pendiente uno',
      ...cambio,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function setDS(prospectoId: number, folio: number, viva = true): Promise<number> {
  const base = { tipoVenta: 'M' as const, etapa: 'cotizante' as const, actualizadaPor: 'prueba', actualizadaEn: INICIO }
  const { id } = await desk.db
    .insertInto('declaracion')
    .values({ ...base, prospectoId, folio, viva, creada: INICIO })
    .returning('id')
    .executeTakeFirstOrThrow()
  await desk.db.updateTable('prospecto').set({ folioDS: folio }).where('id', '=', prospectoId).execute()
  return id
}

describe('a row', () => {
  test('has the fields of the specification', async () => {
    const prospectoId = await set({ registradoEn: '2026-10-07T12:59:59.000Z', nombres: 'FILA' })
    await setDS(prospectoId, 5_900_000_100, false)
    const identificador = await setDS(prospectoId, 5_900_000_101)
    const fila = (await lista({ limite: 100 })).find((one) => one.prospectoId === prospectoId)
    expect(fila).toEqual({
      prospectoId,
      identificador,
      folioDS: 5_900_000_101,
      nombre: 'FILA',
      apellidoPaterno: 'PENDIENTE',
      apellidoMaterno: 'UNO',
      estado: 'Cotización Finalizada',
      correo: 'prueba@example.cl',
      telefono: '911111111',
      fechaRegistro: '07-10-2026',
      esCompensado: false,
      otorgaCompensado: false,
      dswfoliootroc: null,
      estadootroc: null,
      estadoEdicion: null,
    })
  })

  test('of a pair names the DS of the other', async () => {
    const otorga = await set({ tipoPlan: 'S', otorga: true })
    const recibe = await set({ tipoPlan: 'S', otorga: false, parejaId: otorga })
    await desk.db.updateTable('prospecto').set({ parejaId: recibe }).where('id', '=', otorga).execute()
    await setDS(otorga, 5_900_000_200)
    const filas = await lista({ limite: 100 })
    const fila = (id: number) => filas.find(({ prospectoId }) => prospectoId === id)
    expect(fila(otorga)).toMatchObject({ esCompensado: true, otorgaCompensado: true, dswfoliootroc: null })
    expect(fila(recibe)).toMatchObject({
      esCompensado: true,
      otorgaCompensado: false,
      folioDS: null,
      identificador: null,
      dswfoliootroc: 5_900_000_200,
    })
  })
})

describe('the list', () => {
  test('holds the pending states and no other', async () => {
    const puestos = new Map<number, string>()
    for (const estado of estadosDelProspecto) puestos.set(await set({ estado, nombres: 'ESTADOS' }), estado)
    const mios = (await lista({ limite: 100 })).filter(({ prospectoId }) => puestos.has(prospectoId))
    expect(mios.map(({ estado }) => estado).sort()).toEqual([...estadosPendientes].sort())
  })

  test('follows a sale from the confirmed plan on', async () => {
    const { rut, nombres, apellidoPaterno, apellidoMaterno } = nuevoPostulante()
    const nueva = { rut, nombres, apellidoPaterno, apellidoMaterno, celular: '911112222', correo: 'e@example.cl' }
    const { prospectoId: sinPlan } = await asesora.data('/api/v1/ingresarProspecto', { tipoProspecto: 'REF', ...nueva })
    const { prospectoId, identificador } = await dsNueva(asesora)
    const filas = await lista({ limite: 100 })
    expect(personas(filas)).not.toContain(sinPlan)
    const fila = filas.find((one) => one.prospectoId === prospectoId)
    expect(fila).toMatchObject({ identificador, estado: 'DS en Proceso', folioDS: expect.any(Number) })
  })

  test('comes in pages of fifteen without holes or repetitions, an empty one ends it', async () => {
    for (let n = 0; n < 32; n++) await set({ nombres: `HOJA ${n}`, busqueda: ` hoja ${n} pendiente uno` })
    const all = personas(await lista({ limite: 100 }))
    const pages = [await lista(), await lista({ pagina: '2' }), await lista({ pagina: 3, limite: 15 })]
    expect(pages.flatMap(personas)).toEqual(all.slice(0, 45))
    expect(await lista({ pagina: 1000 })).toEqual([])
  })

  test("is one's own, one's team's, or that of the advisor a bearer client names", async () => {
    const own = personas(await lista({ limite: 100 }))
    expect(personas(await lista({ limite: 100 }, asesor2)).some((id) => own.includes(id))).toBe(false)
    const jefatura = await desk.as('jefatura')
    expect(personas(await lista({ limite: 100 }, jefatura))).toEqual(own)
    expect((await jefatura.post(PENDIENTES, { identificador: ids.asesor2 })).status).toBe(404)
    expect((await asesora.post(PENDIENTES, { identificador: ids.asesor2 })).status).toBe(404)
    const bearer = await desk.bearer()
    expect(personas(await lista({ identificador: String(ids.asesora), limite: 100 }, bearer))).toEqual(own)
    expect((await bearer.post(PENDIENTES)).status).toBe(400)
    expect((await (await desk.as('contraloria')).post(PENDIENTES)).status).toBe(403)
  })
})

describe('dates and names', () => {
  test('days are those of Santiago, both ends included', async () => {
    const antes = await set({ registradoEn: '2026-06-10T03:59:59.999Z' })
    const primero = await set({ registradoEn: '2026-06-10T04:00:00.000Z' })
    const ultimo = await set({ registradoEn: '2026-06-12T03:59:59.999Z' })
    const found = personas(await lista({ rangoInicio: '10-06-2026', rangoTermino: '11-06-2026' }))
    expect(found).toEqual([ultimo, primero])
    expect(found).not.toContain(antes)
  })

  test('a name finds any of its words by its beginning, page after page', async () => {
    const buscado = { apellidoPaterno: 'NÚÑEZ DEL RÍO', busqueda: ' prueba nunez del rio uno' }
    for (let n = 0; n < 17; n++) await set(buscado)
    expect(await lista({ apellidoPaternoProspecto: 'rí' })).toHaveLength(15)
    expect(await lista({ apellidoPaternoProspecto: 'rí', pagina: 2 })).toHaveLength(2)
    expect(await lista({ nombreProspecto: 'nunez' })).toEqual([])
  })

  test.each([
    [{ rangoInicio: '31-02-2026' }, 'Fecha no válida: use DD-MM-AAAA'],
    [{ rangoInicio: '02-10-2026', rangoTermino: '01-10-2026' }, 'La fecha de inicio es posterior a la de término.'],
  ])('%o is refused', async (payload, descripcion) => {
    const { status, body } = await asesora.post(PENDIENTES, payload)
    expect([status, body.descripcion]).toEqual([400, descripcion])
  })

  test.each([{ pagina: 0 }, { pagina: 10_001 }, { limite: 101 }, { orden: 'rut' }, { sentido: 'up' }])(
    '%o is a bad request',
    async (payload) => expect((await asesora.post(PENDIENTES, payload)).status).toBe(400),
  )
})

describe('order', () => {
  const dia = { rangoInicio: '05-03-2026', rangoTermino: '05-03-2026' }
  const ordenada = async (orden: string, sentido: string) =>
    (await lista({ ...dia, orden, sentido })).map(({ nombre }) => nombre)
  beforeAll(async () => {
    const filas = [
      ['ÁNGELA', 'ZÚÑIGA', 'VERA', 'DS en Proceso', 'c@example.cl', '911111113', '2026-03-05T12:00:00.000Z', 3],
      ['BERTA', 'ÑANCO', 'ARCE', 'Cotización Finalizada', 'a@example.cl', '911111112', '2026-03-05T13:00:00.000Z', 0],
      ['CARLA', 'ALBA', 'MORA', 'DS Aceptada', 'b@example.cl', '911111111', '2026-03-05T11:00:00.000Z', 2],
    ] as const
    for (const [nombres, apellidoPaterno, apellidoMaterno, estado, correo, celular, registradoEn, folio] of filas) {
      const sinAcentos = `${nombres} ${apellidoPaterno} ${apellidoMaterno}`.normalize('NFD').replace(/\p{M}/gu, '')
      await set({
        nombres,
        apellidoPaterno,
        apellidoMaterno,
        estado,
        correo,
        celular,
        registradoEn,
        folioDS: folio || null,
        busqueda: ` ${sinAcentos.toLowerCase()}`,
      })
    }
  })

  test.each([
    ['fecha', ['CARLA', 'ÁNGELA', 'BERTA']],
    ['nombre', ['ÁNGELA', 'BERTA', 'CARLA']],
    ['apellidos', ['CARLA', 'BERTA', 'ÁNGELA']],
    ['estado', ['BERTA', 'CARLA', 'ÁNGELA']],
    ['correo', ['BERTA', 'CARLA', 'ÁNGELA']],
    ['telefono', ['CARLA', 'BERTA', 'ÁNGELA']],
  ])('by %s, both ways', async (orden, nombres) => {
    expect(await ordenada(orden, 'asc')).toEqual(nombres)
    expect(await ordenada(orden, 'desc')).toEqual([...nombres].reverse())
  })

  test('by folio: without one comes last, both ways', async () => {
    expect(await ordenada('folio', 'asc')).toEqual(['CARLA', 'ÁNGELA', 'BERTA'])
    expect(await ordenada('folio', 'desc')).toEqual(['ÁNGELA', 'CARLA', 'BERTA'])
  })

  test('newest first unless it is said', async () =>
    expect((await lista(dia)).map(({ nombre }) => nombre)).toEqual(['BERTA', 'ÁNGELA', 'CARLA']))
})
