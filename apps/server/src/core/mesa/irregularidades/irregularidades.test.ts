import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let mesa: Client
let asesora: Client
let caso: Awaited<ReturnType<typeof dsNueva>>
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  mesa = await desk.as('mesa')
  asesora = await desk.as('asesora')
  caso = await dsNueva(asesora)
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('irregularidad').execute()
  await desk.db.deleteFrom('notificacion').execute()
})

const ABRIR = routes.abrirIrregularidad.path
const DE_UNO = routes.obtenerIrregularidadesProspecto.path
const FIRMA = { codigo: '11', codigoDetalle: '2' }
const open = async (codigos = FIRMA) => {
  const { prospectoId } = caso
  return (await porHttp(mesa)('abrirIrregularidad', { prospectoId, ...codigos })).irregularidadId
}
const lista = async (cuales: 'abiertas' | 'cerradas' = 'abiertas', more = {}) =>
  await porHttp(mesa)('obtenerIrregularidades', { cuales, ...more })
const tarjeta = async () => {
  const all = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  return all.find(({ prospectoId }) => prospectoId === caso.prospectoId)
}
const bitacora = async () => {
  const all = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId: caso.prospectoId })
  return all.map(({ bitacoraId, estado, por }) => [bitacoraId, estado, por])
}

test('the codes come with their details, by code', async () => {
  const codigos = await porHttp(mesa)('obtenerCodigosIrregularidad', {})
  expect(codigos.map(({ codigo, descripcion }) => `${codigo} ${descripcion}`)).toEqual([
    '10 Identidad',
    '11 Firma',
    '12 Renta',
    '13 Carga',
    '14 Documento contractual',
    '15 Primer pago',
  ])
  for (const { detalles } of codigos) expect(detalles.length).toBeGreaterThan(1)
  expect(codigos[0]?.detalles[0]).toEqual({ codigo: '1', descripcion: 'Cédula de identidad ilegible' })
})

describe('an open irregularity', () => {
  test('stands on the card, in its table, on the desk and in the Bitácora', async () => {
    expect((await tarjeta())?.irregularidadesPendientes).toBe(false)
    const irregularidadId = await open()
    const card = await tarjeta()
    expect(card?.irregularidadesPendientes).toBe(true)
    expect(await asesora.data(DE_UNO, { prospectoId: caso.prospectoId })).toEqual([
      {
        folio: card?.folioDS,
        codigoIrregularidad: '11',
        descripcionIrregularidad: 'Firma',
        codigoDetalleIrregularidad: '2',
        descripcionDetalleIrregularidad: 'La firma no coincide con la cédula de identidad',
        ruta: '/documents-preview',
      },
    ])
    expect(await lista()).toEqual({
      filas: [
        {
          irregularidadId,
          prospectoId: caso.prospectoId,
          declaracionSaludId: caso.identificador,
          folioDS: card?.folioDS,
          nombre: 'ELENA PRUEBA SERRANO',
          rut: caso.rut,
          estado: 'DS en Proceso',
          asesor: 'Camila Rojas',
          codigo: '11',
          descripcion: 'Firma',
          codigoDetalle: '2',
          detalle: 'La firma no coincide con la cédula de identidad',
          motivo: '',
          nota: '',
          corregida: null,
          corregidaPor: null,
          evidencias: [],
          abierta: INICIO,
          abiertaPor: expect.any(String),
          cerrada: null,
          cerradaPor: null,
        },
      ],
      siguiente: null,
    })
    expect((await bitacora())[0]).toEqual([150, 'Irregularidad abierta: Firma', expect.any(String)])
  })

  test('rings the bell of its advisor alone', async () => {
    await open()
    const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
    const mensaje = 'Se abrió una irregularidad: La firma no coincide con la cédula de identidad.'
    expect(notificaciones).toMatchObject([{ tipo: 'irregularidad', prospectoId: caso.prospectoId, mensaje }])
    const all = await desk.db.selectFrom('notificacion').select('id').execute()
    expect(all).toHaveLength(1)
  })

  test('is not opened twice; closed, it may be opened again', async () => {
    const irregularidadId = await open()
    const { status, body } = await mesa.post(ABRIR, { prospectoId: caso.prospectoId, ...FIRMA })
    expect([status, body.codigo, body.errores]).toEqual([
      409,
      'irregularidad_repetida',
      [{ campo: 'codigoDetalle', mensaje: 'Esa irregularidad ya está abierta en este caso.' }],
    ])
    await open({ codigo: '11', codigoDetalle: '1' })
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    await open()
    expect((await lista()).filas).toHaveLength(2)
  })

  test('comes oldest first on the card, newest first on the desk, a page at a time', async () => {
    for (const codigoDetalle of ['1', '2', '3']) await open({ codigo: '10', codigoDetalle })
    const deUno = await asesora.data(DE_UNO, { prospectoId: caso.prospectoId })
    const detalles = deUno.map((i: { codigoDetalleIrregularidad: string }) => i.codigoDetalleIrregularidad)
    expect(detalles).toEqual(['1', '2', '3'])
    const primera = await lista('abiertas', { limite: 2 })
    const segunda = await lista('abiertas', { limite: 2, cursor: primera.siguiente })
    expect(primera.filas.map((f) => f.codigoDetalle)).toEqual(['3', '2'])
    expect(segunda.filas.map((f) => f.codigoDetalle)).toEqual(['1'])
    expect(segunda.siguiente).toBeNull()
  })

  test.each([
    ['an unknown code', { codigo: '99', codigoDetalle: '1' }, 'codigoDetalle', 'Elija un detalle de ese código'],
    [
      'a detail of another code',
      { codigo: '13', codigoDetalle: '3' },
      'codigoDetalle',
      'Elija un detalle de ese código',
    ],
    ['no code', { codigo: ' ', codigoDetalle: '1' }, 'codigo', 'Elija un código de la lista'],
    ['no detail', { codigo: '13', codigoDetalle: '' }, 'codigoDetalle', 'Elija un detalle de ese código'],
  ])('%s is refused at the field', async (_title, codigos, campo, mensaje) => {
    const { status, body } = await mesa.post(ABRIR, { prospectoId: caso.prospectoId, ...codigos })
    expect([status, body.errores]).toEqual([400, [{ campo, mensaje }]])
  })

  test('of a prospect that is not there is not found', async () => {
    expect((await mesa.post(ABRIR, { prospectoId: 999_999_999, ...FIRMA })).status).toBe(404)
  })
})

describe('a closed irregularity', () => {
  test('leaves the card and stays in the list of the desk, with author and time', async () => {
    const irregularidadId = await open()
    desk.clock.move('2026-10-07T15:00:00.000Z')
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    expect((await tarjeta())?.irregularidadesPendientes).toBe(false)
    expect(await asesora.data(DE_UNO, { prospectoId: caso.prospectoId })).toEqual([])
    expect((await lista()).filas).toEqual([])
    expect((await lista('cerradas')).filas).toMatchObject([
      { irregularidadId, cerrada: '2026-10-07T15:00:00.000Z', cerradaPor: expect.any(String) },
    ])
    expect((await bitacora())[0]).toEqual([151, 'Irregularidad cerrada: Firma', expect.any(String)])
  })

  test('closed again changes nothing; one that is not there is not found', async () => {
    const irregularidadId = await open()
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    const before = await bitacora()
    desk.clock.move('2026-10-07T16:00:00.000Z')
    expect(await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })).toBe('ok')
    expect(await bitacora()).toEqual(before)
    expect((await lista('cerradas')).filas[0]?.cerrada).toBe(INICIO)
    expect((await mesa.post(routes.cerrarIrregularidad.path, { irregularidadId: 999_999_999 })).status).toBe(404)
  })
})

describe('a closing that is taken back', () => {
  test('leaves the irregularity as it was, on card and desk, and stands in the Bitácora', async () => {
    const irregularidadId = await open()
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    await porHttp(mesa)('reabrirIrregularidad', { irregularidadId })
    expect((await tarjeta())?.irregularidadesPendientes).toBe(true)
    expect((await lista()).filas).toMatchObject([{ irregularidadId, abierta: INICIO, cerrada: null, cerradaPor: null }])
    expect((await bitacora())[0]).toEqual([155, 'Cierre de la irregularidad deshecho: Firma', expect.any(String)])
    const antes = await bitacora()
    expect(await porHttp(mesa)('reabrirIrregularidad', { irregularidadId })).toBe('ok')
    expect(await bitacora()).toEqual(antes)
  })

  test('notifies the advisor of closing and reopening only after the undo period', async () => {
    const mensajes = async () =>
      (await porHttp(asesora)('obtenerNotificaciones', {})).notificaciones.map(({ mensaje }) => mensaje)
    const irregularidadId = await open()
    const antes = await mensajes()
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    await porHttp(mesa)('reabrirIrregularidad', { irregularidadId })
    await desk.trabajos['avisar-cierre']({ irregularidadId, cerrada: INICIO })
    expect(await mensajes()).toEqual(antes)
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    await desk.trabajos['avisar-cierre']({ irregularidadId, cerrada: INICIO })
    desk.clock.move('2026-10-07T15:00:00.000Z')
    await porHttp(mesa)('reabrirIrregularidad', { irregularidadId })
    expect(await mensajes()).toEqual([
      expect.stringMatching(/^La mesa abrió otra vez una irregularidad: /),
      expect.stringMatching(/^La mesa cerró una irregularidad: /),
      ...antes,
    ])
  })

  test('is undoable by its author until the period ends or it is undone', async () => {
    const irregularidadId = await open()
    const lista = async (quien: Client) =>
      (await porHttp(quien)('obtenerPorDeshacer', {})).filter(
        ({ pedido }) => pedido.irregularidadId === irregularidadId,
      )
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    expect(await lista(mesa)).toMatchObject([
      { dice: 'Irregularidad cerrada', deshace: 'reabrirIrregularidad', pedido: { irregularidadId } },
    ])
    expect(await lista(asesora)).toEqual([])
    await porHttp(mesa)('reabrirIrregularidad', { irregularidadId })
    expect(await lista(mesa)).toEqual([])
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    desk.clock.move('2026-10-07T13:00:16.000Z')
    expect(await lista(mesa)).toEqual([])
  })

  test('with a reason returns it to the advisor, with the reason in the notice', async () => {
    const irregularidadId = await open()
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    const motivo = 'La cédula sigue ilegible'
    await porHttp(mesa)('reabrirIrregularidad', { irregularidadId, motivo })
    expect((await lista()).filas).toMatchObject([{ irregularidadId, motivo, corregida: null, cerrada: null }])
    expect((await bitacora())[0]).toEqual([343, 'Irregularidad abierta otra vez: Firma', expect.any(String)])
    const { notificaciones } = await porHttp(asesora)('obtenerNotificaciones', {})
    expect(JSON.stringify(notificaciones)).toContain('La mesa abrió otra vez una irregularidad')
    const { status } = await mesa.post(routes.reabrirIrregularidad.path, { irregularidadId, motivo: ' ' })
    expect(status).toBe(400)
  })

  test('is refused where the same was opened anew', async () => {
    const irregularidadId = await open()
    await porHttp(mesa)('cerrarIrregularidad', { irregularidadId })
    await open()
    const { status, body } = await mesa.post(routes.reabrirIrregularidad.path, { irregularidadId })
    expect([status, body.codigo]).toEqual([409, 'irregularidad_repetida'])
  })
})

describe('access', () => {
  test('the table of a card has the readers of the card', async () => {
    await open()
    const ids = { prospectoId: caso.prospectoId }
    expect(await (await desk.as('jefatura')).data(DE_UNO, ids)).toHaveLength(1)
    expect(await (await desk.bearer()).data(DE_UNO, ids)).toHaveLength(1)
    expect((await (await desk.as('asesor2')).post(DE_UNO, ids)).status).toBe(404)
    expect((await mesa.post(DE_UNO, ids)).status).toBe(403)
  })

  test.each([
    'obtenerCodigosIrregularidad',
    'obtenerIrregularidades',
    'abrirIrregularidad',
    'cerrarIrregularidad',
    'reabrirIrregularidad',
  ] as const)('%s is for the desk', async (nombre) => {
    for (const usuario of ['asesora', 'jefatura', 'contraloria', 'administracion'])
      expect((await (await desk.as(usuario)).post(routes[nombre].path, {})).status).toBe(403)
    expect((await (await desk.bearer()).post(routes[nombre].path, {})).status).toBe(403)
  })
})
