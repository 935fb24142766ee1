import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { invitacionEnviada } from '../../../../testing/invitaciones.ts'
import { INICIO } from '../../../../testing/template.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  await desk.db.deleteFrom('rechazoAutenticacion').execute()
})
afterAll(() => desk.close())
beforeEach(() => moveTo(INICIO))

const ANULAR = routes.anularProspectosRechazados.path
const DESHACER = routes.deshacerAnulacion.path
/** Seven days after the rejection, and a moment more. */
const VENCE = '2026-10-14T13:00:00.001Z'

/** To that moment, at which the advisor is at work. */
async function moveTo(instante: string) {
  desk.clock.move(instante)
  asesora = await desk.as('asesora')
}

/** An invitation that was rejected at the beginning. */
async function rechazada() {
  const caso = await invitacionEnviada(desk, asesora)
  const { declaracionSaludId } = caso
  await porHttp(await desk.as('mesa'))('registrarRechazo', { declaracionSaludId, glosa: 'No coincide.' })
  return caso
}
async function anulada() {
  const caso = await rechazada()
  await moveTo(VENCE)
  await voidIt()
  return caso
}
const voidIt = async (client = asesora) => (await porHttp(client)('anularProspectosRechazados', {})).anulados
const undo = (prospectoId: number) => porHttp(asesora)('deshacerAnulacion', { prospectoId })
const tarjeta = async (id: number) => {
  const all = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  return all.find(({ prospectoId }) => prospectoId === id)
}
const etapas = async ({ prospectoId, declaracionSaludId }: { prospectoId: number; declaracionSaludId: number }) => {
  const ds = await desk.db
    .selectFrom('declaracion')
    .select(['etapa', 'viva'])
    .where('id', '=', declaracionSaludId)
    .executeTakeFirstOrThrow()
  return [(await porHttp(asesora)('obtenerEtapaProspecto', { prospectoId })).etapa, ds.etapa, ds.viva]
}
const deBitacora = async (prospectoId: number, evento: number) =>
  (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId }))
    .filter(({ bitacoraId }) => bitacoraId === evento)
    .map(({ estado }) => estado)
const avisos = (prospectoId: number) =>
  desk.db.selectFrom('notificacion').select(['tipo', 'mensaje']).where('prospectoId', '=', prospectoId).execute()

describe('a rejected invitation', () => {
  test('is annulled once seven days have passed since its rejection, not since it was sent', async () => {
    desk.clock.move('2026-09-20T13:00:00.000Z')
    asesora = await desk.as('asesora')
    const caso = await invitacionEnviada(desk, asesora)
    await moveTo(INICIO)
    const { declaracionSaludId, prospectoId } = caso
    await porHttp(await desk.as('mesa'))('registrarRechazo', { declaracionSaludId, glosa: 'No coincide.' })
    expect(await voidIt()).toBe(0)
    await moveTo('2026-10-14T13:00:00.000Z')
    expect(await voidIt()).toBe(0)
    await moveTo(VENCE)
    expect([await voidIt(), await voidIt()]).toEqual([1, 0])
    expect(await etapas(caso)).toEqual(['invitacionAnulada', 'invitacionAnulada', false])
    expect(await tarjeta(prospectoId)).toMatchObject({
      estado: 'Invitación Anulada',
      folioDS: null,
      autenticacionRechazada: false,
      anulacionReversibleHasta: '2026-10-15T13:00:00.001Z',
    })
    expect(await deBitacora(prospectoId, 113)).toEqual(['Invitación anulada: rechazo por autenticación'])
    const mensaje = 'Se anuló la invitación por rechazo de autenticación. Puede deshacerlo durante 24 horas.'
    expect(await avisos(prospectoId)).toEqual([{ tipo: 'anulacion', mensaje }])
  })

  test('is annulled and announced once by simultaneous readings of the portfolio', async () => {
    const { prospectoId } = await rechazada()
    await moveTo(VENCE)
    const done = await Promise.all([voidIt(), voidIt(), voidIt()])
    expect(done.toSorted()).toEqual([0, 0, 1])
    expect(await avisos(prospectoId)).toHaveLength(1)
    expect(await deBitacora(prospectoId, 113)).toHaveLength(1)
  })

  test('is annulled by the scheduled job, signed by the system, without any reading', async () => {
    const { prospectoId } = await rechazada()
    await moveTo(VENCE)
    await porHttp(asesora)('obtenerProspectos', { limite: 100 })
    expect((await tarjeta(prospectoId))?.autenticacionRechazada).toBe(true)
    await desk.ronda('anular-invitaciones')
    expect((await tarjeta(prospectoId))?.estado).toBe('Invitación Anulada')
    expect(await avisos(prospectoId)).toHaveLength(1)
    const [etapa, anulacion] = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
    expect([etapa, anulacion]).toMatchObject([
      { bitacoraId: 107, por: 'sistema', aPedidoDe: null },
      { bitacoraId: 113, por: 'sistema', aPedidoDe: null },
    ])
  })

  test('is left alone once its rejection was lifted', async () => {
    const { declaracionSaludId, prospectoId } = await invitacionEnviada(desk, asesora)
    const mesa = porHttp(await desk.as('mesa'))
    const { rechazoId } = await mesa('registrarRechazo', { declaracionSaludId, glosa: 'No coincide.' })
    await mesa('levantarRechazo', { rechazoId })
    await moveTo(VENCE)
    expect(await voidIt()).toBe(0)
    expect((await tarjeta(prospectoId))?.estado).toBe('Invitación Enviada')
  })

  test('is annulled by its own advisor alone', async () => {
    const { prospectoId } = await rechazada()
    await moveTo(VENCE)
    expect(await voidIt(await desk.as('asesor2'))).toBe(0)
    for (const usuario of ['jefatura', 'mesa']) expect((await (await desk.as(usuario)).post(ANULAR)).status).toBe(403)
    expect((await tarjeta(prospectoId))?.autenticacionRechazada).toBe(true)
    expect(await voidIt()).toBe(1)
  })
})

describe('the undo', () => {
  test('gives it back, rejected as it was, and nothing annuls it again', async () => {
    const caso = await anulada()
    const { prospectoId } = caso
    await moveTo('2026-10-15T13:00:00.000Z')
    expect(await undo(prospectoId)).toBe('ok')
    expect(await etapas(caso)).toEqual(['invitacionEnviada', 'bloqueado', true])
    expect(await tarjeta(prospectoId)).toMatchObject({
      estado: 'DS en Proceso',
      folioDS: expect.any(Number),
      autenticacionRechazada: true,
      anulacionReversibleHasta: null,
    })
    expect(await deBitacora(prospectoId, 154)).toEqual(['Anulación de la invitación deshecha'])
    await moveTo('2026-12-01T13:00:00.000Z')
    expect(await voidIt()).toBe(0)
    expect(await etapas(caso)).toEqual(['invitacionEnviada', 'bloqueado', true])
  })

  test('leaves the rejection to be lifted by the desk', async () => {
    const caso = await anulada()
    await undo(caso.prospectoId)
    const mesa = porHttp(await desk.as('mesa'))
    const { filas } = await mesa('obtenerRechazos', {})
    const { rechazoId } = filas.find((fila) => fila.prospectoId === caso.prospectoId)!
    await mesa('levantarRechazo', { rechazoId })
    expect(await etapas(caso)).toEqual(['invitacionEnviada', 'invitacionEnviada', true])
  })

  const tooLate = async (prospectoId: number) => {
    const { status, body } = await asesora.post(DESHACER, { prospectoId })
    expect([status, body.codigo]).toEqual([422, 'anulacion_vencida'])
  }

  test('is too late after 24 hours', async () => {
    const { prospectoId } = await anulada()
    await moveTo('2026-10-15T13:00:00.001Z')
    expect((await tarjeta(prospectoId))?.anulacionReversibleHasta).toBeNull()
    await tooLate(prospectoId)
  })

  test('is too late once another DS lives', async () => {
    const { prospectoId } = await anulada()
    const call = porHttp(asesora)
    await desk.db.updateTable('prospecto').set({ tipoVenta: 'M' }).where('id', '=', prospectoId).execute()
    await call('generarDSManual', { prospectoId })
    expect((await tarjeta(prospectoId))?.anulacionReversibleHasta).toBeNull()
    await tooLate(prospectoId)
  })

  test('works once, and is refused for an invitation that was never annulled', async () => {
    const { prospectoId } = await anulada()
    await undo(prospectoId)
    await tooLate(prospectoId)
    await tooLate((await invitacionEnviada(desk, asesora)).prospectoId)
  })

  test('is for the advisor alone', async () => {
    const { prospectoId } = await anulada()
    expect((await (await desk.as('asesor2')).post(DESHACER, { prospectoId })).status).toBe(404)
    for (const usuario of ['jefatura', 'mesa'])
      expect((await (await desk.as(usuario)).post(DESHACER, { prospectoId })).status).toBe(403)
  })
})
