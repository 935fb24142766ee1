import { routes } from '@alerce/contract/routes'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { digitoVerificador, formatoRut } from '@alerce/domain/base/persona/rut'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rutsDemo } from '../../../semilla/padrones.ts'
import { enLaMesa } from '../../../testing/cierre/firmas.ts'
import { primerPagoRegistrado } from '../../../testing/cierre/pagos.ts'
import type { Client } from '../../../testing/client.ts'
import { dsFinalizada } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { invitacionEnviada } from '../../../testing/invitaciones.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsHasta, dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  // the round that comes each minute has nothing left to annul while these are counted
  await desk.ronda('anular-invitaciones')
  asesora = await desk.as('asesora')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

type Clase = 'firma' | 'pago' | 'irregularidad' | 'fun' | 'mandato' | 'rechazo' | 'devolucion'
const pendientes = async (clase?: Clase) => await porHttp(mesa)('obtenerPendientesMesa', { clase })
const deCaso = async (prospectoId: number, clase?: Clase) =>
  (await pendientes(clase)).filas.filter((fila) => fila.prospectoId === prospectoId)
const pasanHoras = (horas: number) => desk.clock.move(new Date(Date.parse(INICIO) + horas * HORA_MS).toISOString())

/** Somebody who is another's charge, so that a FUN is waited for. */
async function conFun() {
  const rut = `21990004-${digitoVerificador(21_990_004)}`
  await desk.db
    .insertInto('cargaVigente')
    .values({
      rut,
      sexo: 'F',
      rutTitular: '13456789-9',
      fechaNacimiento: '1990-03-15',
      desde: '2019-03-01',
      hasta: null,
    })
    .execute()
  return await dsNueva(asesora, nuevoPostulante({ rut, cargaVigente: true }))
}

const casos: Record<Clase, () => Promise<{ readonly prospectoId: number; readonly fila: object }>> = {
  firma: async () => {
    const contraloria = await desk.as('contraloria')
    const { prospectoId } = await enLaMesa({ asesora, contraloria })
    const fila = { registroId: expect.any(Number), que: 'Documentos firmados por revisar', pareja: null, vence: null }
    return { prospectoId, fila }
  },
  pago: async () => {
    const gente = { asesora, mesa, contraloria: await desk.as('contraloria') }
    const { prospectoId } = await primerPagoRegistrado(gente, 'I')
    return { prospectoId, fila: { registroId: null, que: 'Primer pago por revisar', vence: null } }
  },
  irregularidad: async () => {
    const { prospectoId } = await dsNueva(asesora, nuevoPostulante())
    const codigos = { codigo: '11', codigoDetalle: '2' }
    const { irregularidadId } = await porHttp(mesa)('abrirIrregularidad', { prospectoId, ...codigos })
    const fila = { registroId: irregularidadId, que: expect.stringMatching(/^Firma: /), vence: null, desde: INICIO }
    return { prospectoId, fila }
  },
  fun: async () => {
    const { prospectoId } = await conFun()
    return { prospectoId, fila: { registroId: null, recibido: null, que: 'FUN de baja sin recibir', vence: null } }
  },
  mandato: async () => {
    const contraloria = await desk.as('contraloria')
    const { prospectoId } = await dsFinalizada({ asesora, contraloria }, { tipoTrabajador: 'I' })
    return { prospectoId, fila: { registroId: null, que: 'Falta el mandato de pago', vence: null } }
  },
  rechazo: async () => {
    const { prospectoId, declaracionSaludId } = await invitacionEnviada(desk, asesora)
    const glosa = 'La fecha de nacimiento no coincide.'
    const { rechazoId } = await porHttp(mesa)('registrarRechazo', { declaracionSaludId, glosa })
    const vence = '2026-10-14T13:00:00.000Z'
    return { prospectoId, fila: { registroId: rechazoId, que: glosa, desde: INICIO, vence } }
  },
  devolucion: async () => {
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado')
    await desk.db.insertInto('devolucion').values({ declaracionId: identificador, desde: INICIO }).execute()
    return { prospectoId, fila: { que: expect.stringMatching(/^Devolver documentos/), desde: INICIO, vence: null } }
  },
}

test.each(Object.keys(casos) as Clase[])(
  'a matter of the kind %s waits with its case, is counted and is found by its kind',
  async (clase) => {
    const { totales: antes } = await pendientes()
    const { prospectoId, fila } = await casos[clase]()
    expect(await deCaso(prospectoId)).toEqual([expect.objectContaining({ clase, ...fila })])
    expect(await deCaso(prospectoId, clase)).toHaveLength(1)
    const otra = clase === 'fun' ? 'mandato' : 'fun'
    expect(await deCaso(prospectoId, otra)).toEqual([])
    expect((await pendientes(otra)).totales).toEqual({ ...antes, [clase]: antes[clase] + 1 })
  },
)

test('a FUN that was received says when, until it is processed', async () => {
  const sinRecibir = (await pendientes('fun')).filas.find((fila) => fila.recibido === null)
  const { rut = null, prospectoId } = sinRecibir ?? {}
  if (!prospectoId) throw new Error('no FUN is waited for')
  const recibido = '06-10-2026'
  await porHttp(mesa)('guardarFunBaja', { rut: rut ?? '', recibido, procesado: null })
  expect(await deCaso(prospectoId)).toMatchObject([{ recibido, que: `FUN de baja recibido el ${recibido}` }])
  await porHttp(mesa)('guardarFunBaja', { rut: rut ?? '', recibido, procesado: recibido })
  expect(await deCaso(prospectoId)).toEqual([])
})

test('the oldest case is first', async () => {
  const primera = await casos.irregularidad()
  pasanHoras(2)
  const segunda = await casos.irregularidad()
  const orden = (await pendientes('irregularidad')).filas.map(({ prospectoId }) => prospectoId)
  expect(orden.indexOf(primera.prospectoId)).toBeLessThan(orden.indexOf(segunda.prospectoId))
})

test('those that a search finds, in all of them', async () => {
  const { prospectoId } = await casos.irregularidad()
  const halladas = async (texto: string) => (await porHttp(mesa)('obtenerPendientesMesa', { texto })).filas
  const esta = (await pendientes('irregularidad')).filas.find((una) => una.prospectoId === prospectoId)
  const { nombre, rut } = esta ?? { nombre: '', rut: null }
  for (const texto of [nombre.toLowerCase(), rut ?? '', formatoRut(rut ?? '')])
    expect((await halladas(texto)).map((una) => una.prospectoId)).toContain(prospectoId)
  expect(await halladas('zzz')).toEqual([])
})

test('in the order that is asked', async () => {
  const filas = async (inverso: boolean) =>
    (await porHttp(mesa)('obtenerPendientesMesa', { orden: 'clase', inverso })).filas.map(({ clase }) => clase)
  expect(new Set(await filas(false)).size).toBeGreaterThan(2)
  expect((await filas(false))[0]).toBe('firma')
  expect((await filas(true))[0]).toBe('devolucion')
  expect((await mesa.post(routes.obtenerPendientesMesa.path, { orden: 'rut' })).status).toBe(400)
})

/** More than are shown, each opened a minute before the one that was written down before it. */
async function muchas() {
  const { rows } = await sql<{ id: number }>`
    insert into irregularidad (prospecto_id, codigo, detalle, abierta_en, abierta_por)
    select p.id, d.codigo, d.detalle, ${INICIO}::timestamptz - row_number() over () * interval '1 minute', 'mesa'
    from prospecto p cross join irregularidad_detalle d
    on conflict do nothing returning id`.execute(desk.db)
  return rows.map(({ id }) => id)
}

test('of more than are shown, the first in the order that is asked are shown, and all are counted', async () => {
  const { totales: antes } = await pendientes()
  const ids = await muchas()
  const read = async (inverso: boolean) => {
    const { filas, totales } = await porHttp(mesa)('obtenerPendientesMesa', { orden: 'espera', inverso })
    expect(totales).toEqual({ ...antes, irregularidad: antes.irregularidad + ids.length })
    return filas
  }
  const primeras = await read(false)
  expect(primeras).toHaveLength(200)
  const esperan = primeras.map(({ desde }) => desde)
  expect(esperan).toEqual(esperan.toSorted())
  const registros = primeras.map(({ registroId }) => registroId)
  expect(registros).toEqual(expect.arrayContaining(ids.slice(-100)))
  expect(registros).not.toContain(ids[0])
  expect((await read(true)).map(({ registroId }) => registroId)).toContain(ids[0])
})

test('the target is the insurer’s: 24 hours until it says otherwise', async () => {
  expect((await pendientes()).metaHoras).toBe(24)
  await desk.db
    .insertInto('parametro')
    .values({ clave: 'horasMetaMesa', valor: JSON.stringify(48), desde: '2026-01-01' })
    .execute()
  expect((await pendientes()).metaHoras).toBe(48)
})

test('a kind that does not exist is refused', async () => {
  expect((await mesa.post(routes.obtenerPendientesMesa.path, { clase: 'otra' })).status).toBe(400)
})

test('a FUN of a RUT that no prospect has waits in the inbox too', async () => {
  const [suyo] = (await pendientes('fun')).filas.filter(({ prospectoId }) => prospectoId === null)
  expect(suyo).toMatchObject({ nombre: 'Sin prospecto', asesor: '', rut: rutsDemo.cargaSinFun, recibido: '01-10-2026' })
})

test('a FUN that was received waits until it is processed, though no sale asks for it', async () => {
  const { rut, prospectoId } = await dsNueva(asesora, nuevoPostulante())
  const fun = { rut, recibido: '01-10-2026' }
  await porHttp(mesa)('guardarFunBaja', { ...fun, procesado: null })
  expect(await deCaso(prospectoId, 'fun')).toMatchObject([{ recibido: '01-10-2026' }])
  await porHttp(mesa)('guardarFunBaja', { ...fun, procesado: '07-10-2026', procesadoAntes: null })
  expect(await deCaso(prospectoId, 'fun')).toEqual([])
})
