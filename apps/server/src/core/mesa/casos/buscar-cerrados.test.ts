import { formatoRut } from '@alerce/domain/base/persona/rut'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let mesa: Client
let venta: Awaited<ReturnType<typeof dsNueva>>
let folio = 0
let numeroPasado = 0

/** A closed matter of each kind, on two sales: the lists hold more than the searched one. */
async function closeTodo({ prospectoId, identificador: declaracionId, rut }: typeof venta) {
  const resuelto = { resueltoPor: 'mesa', resueltoEn: INICIO } as const
  const { db } = desk
  await db
    .insertInto('envioFirmado')
    .values({ declaracionId, enviadoPor: 'x', enviadoEn: INICIO, decision: 'aceptado', ...resuelto })
    .execute()
  await db
    .insertInto('primerPago')
    .values({ declaracionId, por: 'x', en: INICIO, decision: 'aceptado', ...resuelto })
    .execute()
  await db
    .insertInto('mandato')
    .values({ declaracionId, referencia: 'M-1', otorgadoEn: INICIO, otorgadoPor: 'mesa', origen: 'mesa' })
    .execute()
  await db
    .insertInto('devolucion')
    .values({ declaracionId, desde: INICIO, hechaEn: INICIO, hechaPor: 'mesa', constancia: 'En mano' })
    .execute()
  await sql`insert into rechazo_autenticacion (declaracion_id, glosa, etapa_anterior, en, por, levantado_en, levantado_por)
    values (${declaracionId}, 'x', 'inicio', ${INICIO}, 'mesa', ${INICIO}, 'mesa')`.execute(db)
  await sql`insert into irregularidad (prospecto_id, codigo, detalle, abierta_en, abierta_por, cerrada_en, cerrada_por)
    values (${prospectoId}, '11', '2', ${INICIO}, 'mesa', ${INICIO}, 'mesa')`.execute(db)
  await sql`insert into fun_baja (rut, recibido, procesado, por, en)
    values (${rut}, '2026-10-01', '2026-10-02', 'mesa', ${INICIO})`.execute(db)
}

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  mesa = await desk.as('mesa')
  const asesora = await desk.as('asesora')
  await closeTodo(await dsNueva(asesora, nuevoPostulante({ nombres: 'Otra', apellidoPaterno: 'Persona' })))
  venta = await dsNueva(asesora, nuevoPostulante({ nombres: 'Quintiliano', apellidoPaterno: 'Ñuñez' }))
  await closeTodo(venta)
  const [caso] = await porHttp(mesa)('buscarCasosMesa', { texto: venta.rut })
  folio = caso?.folioDS ?? 0
  numeroPasado = folio + 900_000
  await sql`insert into declaracion (prospecto_id, folio, tipo_venta, etapa, viva, creada, actualizada_por, actualizada_en)
    values (${venta.prospectoId}, ${numeroPasado}, 'E', 'invitacionAnulada', false, ${INICIO}, 'x', ${INICIO})`.execute(
    desk.db,
  )
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(mesa)(nombre, payload)
type Buscado = { readonly texto?: string; readonly limite?: number }
const deCasos = async (pagina: Promise<{ readonly filas: readonly { readonly prospectoId: number }[] }>) =>
  (await pagina).filas.map(({ prospectoId }) => prospectoId)

/** Prospects of each closed list that a text finds. */
const listas: Record<string, (buscado: Buscado) => Promise<readonly number[]>> = {
  firmados: (buscado) => deCasos(call('obtenerFirmas', { cuales: 'aceptadas', ...buscado })),
  pagos: (buscado) => deCasos(call('obtenerPrimerosPagos', { cuales: 'aceptados', ...buscado })),
  irregularidades: (buscado) => deCasos(call('obtenerIrregularidades', { cuales: 'cerradas', ...buscado })),
  mandatos: (buscado) => deCasos(call('obtenerMandatos', { cuales: 'vigentes', ...buscado })),
  rechazos: (buscado) => deCasos(call('obtenerRechazos', { cuales: 'pasados', ...buscado })),
  devoluciones: (buscado) => deCasos(call('obtenerDevoluciones', buscado)),
  fun: async (buscado) =>
    (await call('obtenerFunBajas', { cuales: 'todos', ...buscado })).map(({ rut }) =>
      rut === venta.rut ? venta.prospectoId : 0,
    ),
}

test.each(Object.keys(listas))('%s: RUT, names and folios find the sale, and nothing else does', async (lista) => {
  const find = listas[lista] ?? (() => Promise.resolve([]))
  expect((await find({})).length).toBeGreaterThan(1)
  const { prospectoId, rut } = venta
  const hallan = [rut, formatoRut(rut), rut.slice(0, 6), 'nunez quinti', `DS ${folio}`, `${numeroPasado}`]
  for (const texto of hallan) expect(await find({ texto }), texto).toContain(prospectoId)
  for (const texto of ['nunez quinti', `${folio}`]) expect(await find({ texto }), texto).toEqual([prospectoId])
  for (const texto of ['q', 'intiliano', '11111111-1', '5999999999', '%%'])
    expect(await find({ texto }), texto).toEqual([])
})

test('a text of more prospects than are looked up one by one finds the same, in the order of the list', async () => {
  const copias = 2_001
  await sql`insert into prospecto (asesor_id, tipo_prospecto, nombres, apellido_paterno, apellido_materno, celular,
      correo, estado, registrado_en, busqueda, actualizado_por, actualizado_en)
    select asesor_id, tipo_prospecto, 'QUINTILIANO', 'REPETIDO', '', celular, '', estado, registrado_en,
      ' quintiliano repetido', actualizado_por, actualizado_en
    from prospecto cross join generate_series(1, ${copias}) where id = ${venta.prospectoId}`.execute(desk.db)
  for (const [lista, find] of Object.entries(listas))
    expect(await find({ texto: 'quintiliano' }), lista).toEqual([venta.prospectoId])
})
