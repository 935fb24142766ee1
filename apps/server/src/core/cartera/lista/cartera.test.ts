import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { conDSEnviada } from '@alerce/domain/cartera/equipo/mes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rutsDemo } from '../../../semilla/padrones.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'

interface Item {
  prospectoId: number
  nombres: string
  estado: string
  tipoProspecto: string
  fechaRegistro: string
  asesor: string | null
}

let desk: Desk
let asesora: Client
let asesor2: Client
const ids: Record<string, number> = {}
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  asesor2 = await desk.as('asesor2')
  for (const usuario of ['asesora', 'asesor2'])
    ids[usuario] = (
      await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()
    ).id
})
afterAll(() => desk.close())

const LISTA = '/api/v3/obtenerProspectos'
const lista = (payload = {}, client = asesora): Promise<Item[]> => client.data(LISTA, payload)
const personas = (items: Item[]) => items.map((i) => i.prospectoId)

/** A prospect straight in the table, of the advisor and on the day that a test needs. */
async function set(cambio: Record<string, unknown> = {}): Promise<number> {
  const { id } = await desk.db
    .insertInto('prospecto')
    .values({
      asesorId: ids.asesora ?? 0,
      tipoProspecto: 'REF',
      nombres: 'PRUEBA',
      apellidoPaterno: 'LISTA',
      apellidoMaterno: 'UNO',
      celular: '911111111',
      correo: 'prueba@example.cl',
      estado: 'Prospecto Ingresado',
      registradoEn: INICIO,
      actualizadoPor: 'prueba',
      actualizadoEn: INICIO,
      busqueda: ' prueba lista uno',
      ...cambio,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('the list', () => {
  test('has the fields of the specification, newest first', async () => {
    const prospectoId = await set({ registradoEn: '2026-10-07T12:59:59.000Z', folioDS: 5_000_000_777 })
    const [first] = await lista({ limite: 1 })
    expect(first).toEqual({
      prospectoId,
      nombre: 'PRUEBA LISTA UNO',
      nombres: 'PRUEBA',
      apellidoPaterno: 'LISTA',
      apellidoMaterno: 'UNO',
      estado: 'Prospecto Ingresado',
      etiquetas: [],
      folioDS: 5_000_000_777,
      correo: 'prueba@example.cl',
      correoRebota: false,
      telefono: '911111111',
      fechaRegistro: '07-10-2026',
      tipoProspecto: 'REF',
      esCompensado: false,
      esperaEnPareja: null,
      otorgaCompensado: false,
      turno: { actua: 'asesor', paso: 'Completar sus antecedentes' },
      dsEsReutilizable: false,
      autenticacionRechazada: false,
      irregularidadesPendientes: false,
      irregularidadesPorCorregir: false,
      anulacionReversibleHasta: null,
      proximaCita: null,
      asesor: null,
      cubierto: null,
      recibido: null,
    })
  })

  test('shows the next appointment: not a started one, nor one with an outcome', async () => {
    const prospectoId = await set({ registradoEn: '2026-10-07T12:59:59.500Z' })
    const dia = DIA_MS
    const despues = (dias: number) => new Date(Date.parse(INICIO) + (365 * Math.sign(dias) + dias) * dia).toISOString()
    const citas = [
      { dias: -1, estado: null },
      { dias: 3, estado: null },
      { dias: 2, estado: null },
      { dias: 1, estado: 'N' },
    ] as const
    await desk.db
      .insertInto('cita')
      .values(
        citas.map(({ dias, estado }) => ({
          prospectoId,
          asesorId: ids.asesora ?? 0,
          inicio: despues(dias),
          termino: new Date(Date.parse(despues(dias)) + dia / 48).toISOString(),
          comentario: '',
          estado,
          actualizadaPor: 'prueba',
          actualizadaEn: INICIO,
        })),
      )
      .execute()
    const mine = (await lista({ limite: 100 })).find((item) => item.prospectoId === prospectoId)
    expect(mine).toMatchObject({ proximaCita: despues(2) })
  })

  test('comes in pages of fifteen, by number or after the last one read, without holes or repetitions', async () => {
    const all = personas(await lista({ limite: 100 }))
    const [one, two] = [await lista({ pagina: 1, limite: 15 }), await lista({ pagina: '2', limite: 15 })]
    expect(personas(one)).toEqual(all.slice(0, 15))
    expect(personas(two)).toEqual(all.slice(15, 30))
    expect(personas(await lista({ cursor: one.at(-1)?.prospectoId }))).toEqual(all.slice(15, 30))
    expect(await lista({ pagina: 1000 })).toEqual([])
  })

  test('a cursor holds its place while new prospects arrive', async () => {
    const first = await lista()
    await set({ registradoEn: '2026-10-07T13:00:00.000Z' })
    const next = await lista({ cursor: first.at(-1)?.prospectoId })
    expect(personas(next).filter((id) => personas(first).includes(id))).toEqual([])
  })

  test("is one's own, one's team's, or that of the advisor a bearer client names", async () => {
    const own = personas(await lista({ limite: 100 }))
    expect(personas(await lista({ limite: 100 }, asesor2)).some((id) => own.includes(id))).toBe(false)
    const jefatura = await desk.as('jefatura')
    expect(personas(await lista({ identificador: ids.asesora, limite: 100 }, jefatura))).toEqual(own)
    expect(personas(await lista({ limite: 100 }, jefatura))).toEqual(own)
    expect(new Set((await lista({}, jefatura)).map(({ asesor }) => asesor))).toEqual(new Set(['Camila Rojas']))
    expect(new Set((await lista()).map(({ asesor }) => asesor))).toEqual(new Set([null]))
    expect((await jefatura.post(LISTA, { identificador: ids.asesor2 })).status).toBe(404)
    expect((await asesora.post(LISTA, { identificador: ids.asesor2 })).status).toBe(404)
    const bearer = await desk.bearer()
    expect(personas(await lista({ identificador: String(ids.asesora), limite: 100 }, bearer))).toEqual(own)
    expect((await bearer.post(LISTA)).status).toBe(400)
    expect((await (await desk.as('contraloria')).post(LISTA)).status).toBe(403)
  })
})

describe('filters', () => {
  test('days are those of Santiago, both ends included', async () => {
    const antes = await set({ registradoEn: '2026-06-10T03:59:59.999Z' })
    const primero = await set({ registradoEn: '2026-06-10T04:00:00.000Z' })
    const ultimo = await set({ registradoEn: '2026-06-12T03:59:59.999Z' })
    const despues = await set({ registradoEn: '2026-06-12T04:00:00.000Z' })
    const found = personas(await lista({ rangoInicio: '10-06-2026', rangoTermino: '11-06-2026' }))
    expect(found).toEqual([ultimo, primero])
    expect(found).not.toContain(antes)
    expect(found).not.toContain(despues)
  })

  test('the first day of summer time has no midnight, and loses nobody', async () => {
    const id = await set({ registradoEn: '2026-09-06T04:00:00.000Z' })
    expect(personas(await lista({ rangoInicio: '06-09-2026', rangoTermino: '06-09-2026' }))).toContain(id)
  })

  test.each([
    [{ estado: 'Inactivo' }, (i: Item) => i.estado === 'Inactivo'],
    [{ estado: 'Con DS enviada' }, (i: Item) => conDSEnviada.some((estado) => estado === i.estado)],
    [{ tipoProspecto: 'REM' }, (i: Item) => i.tipoProspecto === 'REM'],
    [{ estado: '', tipoProspecto: null, tipoPlan: '1' }, () => true],
  ])('%o', async (filtro, fits) => {
    const all = await lista({ limite: 100 })
    const found = await lista({ ...filtro, limite: 100 })
    expect(found.length).toBeGreaterThan(0)
    expect(personas(found)).toEqual(personas(all.filter(fits)))
  })

  test('individual leaves out compensated pairs, compensado all others', async () => {
    const id = await set({ tipoPlan: 'S', otorga: true })
    const pareja = await lista({ tipoPlan: 3, limite: 100 })
    expect(pareja[0]).toMatchObject({ prospectoId: id, otorgaCompensado: true })
    expect(pareja).toMatchObject(pareja.map(() => ({ esCompensado: true })))
    expect(personas(await lista({ tipoPlan: 2, limite: 100 }))).not.toContain(id)
  })

  test.each([
    [{ rangoInicio: '2026-10-01' }, 'Fecha no válida: use DD-MM-AAAA'],
    [{ rangoInicio: '31-02-2026' }, 'Fecha no válida: use DD-MM-AAAA'],
    [{ rangoInicio: '02-10-2026', rangoTermino: '01-10-2026' }, 'La fecha de inicio es posterior a la de término.'],
  ])('%o is refused', async (payload, descripcion) => {
    const { status, body } = await asesora.post(LISTA, payload)
    expect(status).toBe(400)
    expect(body.descripcion).toBe(descripcion)
  })

  test.each([{ pagina: 0 }, { limite: 101 }, { limite: 'x' }, { tipoPlan: 4 }, { estado: 5 }, { cursor: -1 }])(
    '%o is a bad request',
    async (payload) => {
      expect((await asesora.post(LISTA, payload)).status).toBe(400)
    },
  )
})

describe('the checks of Gestionar', () => {
  const GESTIONADO = '/api/v2/prospectoGestionado'

  test('the card is marked, the Bitácora says so once a day', async () => {
    const prospectoId = await set()
    for (const _ of [1, 2]) expect(await asesora.data(GESTIONADO, { prospectoId })).toBe('ok')
    const entradas = await asesora.data('/api/v1/obtenerBitacoraProspecto', { prospectoId })
    expect(entradas).toEqual([
      {
        bitacoraId: 108,
        clase: 'prospecto',
        entradaId: expect.any(Number),
        fecha: '07-10-2026 10:00:00',
        estado: 'Prospecto gestionado',
        por: 'Camila Rojas',
        aPedidoDe: null,
      },
    ])
    const row = await desk.db.selectFrom('prospecto').select('gestionadoEn').where('id', '=', prospectoId).execute()
    expect(row).toEqual([{ gestionadoEn: INICIO }])
  })

  test('the head of the team leaves no mark, a stranger finds nothing', async () => {
    const prospectoId = await set()
    expect((await (await desk.as('jefatura')).post(GESTIONADO, { prospectoId })).status).toBe(403)
    const row = await desk.db.selectFrom('prospecto').select('gestionadoEn').where('id', '=', prospectoId).execute()
    expect(row).toEqual([{ gestionadoEn: null }])
    for (const path of [GESTIONADO, '/api/v2/validarGestionarCompensado', '/api/v1/validarFunVigencia'])
      expect((await asesor2.post(path, { prospectoId })).status).toBe(404)
  })

  test('the receiver of a pair waits for its giver, all others are ok', async () => {
    const pregunta = (prospectoId: number) => asesora.data('/api/v2/validarGestionarCompensado', { prospectoId })
    const otorga = await set({ tipoPlan: 'S', otorga: true })
    const recibe = await set({ tipoPlan: 'S', otorga: false, parejaId: otorga })
    await desk.db.updateTable('prospecto').set({ parejaId: recibe }).where('id', '=', otorga).execute()
    expect(await pregunta(await set())).toBe('ok')
    expect(await pregunta(otorga)).toBe('ok')
    // its data are open from the first day; it waits from the quote on
    expect(await pregunta(recibe)).toBe('ok')
    await desk.db.updateTable('prospecto').set({ etapa: 'cotizacionFinalizada' }).where('id', '=', recibe).execute()
    expect(await pregunta(recibe)).toBe('Recibe no puede continuar hasta que el otorgante complete su proceso.')
    await desk.db.updateTable('prospecto').set({ etapa: 'dsManualGenerada' }).where('id', '=', otorga).execute()
    expect(await pregunta(recibe)).toBe('ok')
  })

  test.each([
    ['processed', rutsDemo.cargaTerminada, true],
    ['received, not processed', rutsDemo.cargaSinFun, false],
    ['unknown', '11111111-1', false],
    ['of nobody', null, false],
  ])('a FUN that is %s', async (_what, rut, funVigencia) => {
    const prospectoId = await set({ rut })
    expect(await asesora.data('/api/v1/validarFunVigencia', { identificador: 1, prospectoId })).toEqual({ funVigencia })
  })
})
