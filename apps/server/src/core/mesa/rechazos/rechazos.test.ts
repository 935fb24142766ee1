import { routes } from '@alerce/contract/routes'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { invitacionEnviada } from '../../../testing/invitaciones.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let mesa: Client
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  mesa = await desk.as('mesa')
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const REGISTRAR = routes.registrarRechazo.path
const LEVANTAR = routes.levantarRechazo.path
const GLOSA = routes.obtenerGlosaAutenticacionRechazada.path
const glosa = 'La fecha de nacimiento no coincide.'
/** A rejection of the desk is lifted by the desk: the advisor cannot invite again. */
const deLaMesa = { glosa, rechazado: INICIO, puedeInvitar: false }

const setEtapa = (id: number, etapa: EtapaDS) =>
  desk.db.updateTable('declaracion').set({ etapa }).where('id', '=', id).execute()

/** Invitation at that stage, with a rejected authentication. */
async function rechazada(etapa: EtapaDS = 'invitacionEnviada') {
  const caso = await invitacionEnviada(desk, asesora)
  await setEtapa(caso.declaracionSaludId, etapa)
  const { declaracionSaludId } = caso
  const { rechazoId } = await porHttp(mesa)('registrarRechazo', { declaracionSaludId, glosa: ` ${glosa} ` })
  return { ...caso, rechazoId }
}
const etapaDe = async (identificador: number) => (await porHttp(asesora)('obtenerEtapa', { identificador })).etapa
const tarjeta = async (id: number) => {
  const all = await porHttp(asesora)('obtenerProspectos', { limite: 100 })
  return all.find(({ prospectoId }) => prospectoId === id)
}
const bitacora = async (prospectoId: number) =>
  (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map((e) => [e.bitacoraId, e.estado])
const fila = async (rechazoId: number, cuales: 'vigentes' | 'pasados') =>
  (await porHttp(mesa)('obtenerRechazos', { cuales })).filas.find((f) => f.rechazoId === rechazoId)

describe('a rejected authentication', () => {
  test.each<EtapaDS>(['invitacionEnviada', 'inicio', 'validacion'])(
    'blocks an invitation at %s, and lifted, it goes on from there',
    async (etapa) => {
      const { declaracionSaludId, prospectoId, rechazoId } = await rechazada(etapa)
      expect(await etapaDe(declaracionSaludId)).toBe('bloqueado')
      expect(await tarjeta(prospectoId)).toMatchObject({ estado: 'DS en Proceso', autenticacionRechazada: true })
      expect(await asesora.data(GLOSA, { ProspectoId: prospectoId })).toEqual(deLaMesa)
      expect((await bitacora(prospectoId))[0]).toEqual([152, 'Autenticación rechazada'])

      desk.clock.move('2026-10-07T14:00:00.000Z')
      for (const _ of [1, 2]) expect(await porHttp(mesa)('levantarRechazo', { rechazoId })).toBe('ok')
      expect(await etapaDe(declaracionSaludId)).toBe(etapa)
      const estado = etapa === 'invitacionEnviada' ? 'Invitación Enviada' : 'DS en Proceso'
      expect(await tarjeta(prospectoId)).toMatchObject({ estado, autenticacionRechazada: false })
      expect(await asesora.data(GLOSA, { ProspectoId: prospectoId })).toEqual({
        glosa: '',
        rechazado: null,
        puedeInvitar: false,
      })
      expect((await bitacora(prospectoId)).filter(([id]) => id === 153)).toHaveLength(1)
    },
  )

  test('lifted by another person, a second lifting is refused with the name and the time', async () => {
    const { rechazoId } = await rechazada()
    await porHttp(mesa)('levantarRechazo', { rechazoId })
    expect(await fila(rechazoId, 'pasados')).toMatchObject({ levantado: INICIO, levantadoPor: expect.any(String) })
    await desk.db
      .updateTable('rechazoAutenticacion')
      .set({ levantadoPor: 'Pilar Soto' })
      .where('id', '=', rechazoId)
      .execute()
    const { status, body } = await mesa.post(LEVANTAR, { rechazoId })
    const cuando = fechaYHora(INICIO).replace(' ', ' a las ')
    expect([status, body.codigo, body.descripcion]).toEqual([
      409,
      'rechazo_levantado_por_otro',
      `Este rechazo ya se levantó: lo hizo Pilar Soto, el ${cuando}.`,
    ])
  })

  test('stands on the desk, and once lifted among the past ones', async () => {
    const { rechazoId, ...ids } = await rechazada()
    expect(await fila(rechazoId, 'vigentes')).toMatchObject({
      ...ids,
      folioDS: expect.any(Number),
      nombre: 'ELENA PRUEBA SERRANO',
      asesor: 'Camila Rojas',
      glosa,
      rechazado: INICIO,
      por: expect.any(String),
      levantado: null,
      anulado: null,
    })
    expect(await fila(rechazoId, 'pasados')).toBeUndefined()
    await porHttp(mesa)('levantarRechazo', { rechazoId })
    expect(await fila(rechazoId, 'vigentes')).toBeUndefined()
    expect(await fila(rechazoId, 'pasados')).toMatchObject({ levantado: INICIO })
  })

  test('may come again after it was lifted', async () => {
    const { declaracionSaludId, prospectoId, rechazoId } = await rechazada()
    await porHttp(mesa)('levantarRechazo', { rechazoId })
    await porHttp(mesa)('registrarRechazo', { declaracionSaludId, glosa: 'Otra vez.' })
    expect(await asesora.data(GLOSA, { ProspectoId: prospectoId })).toMatchObject({ glosa: 'Otra vez.' })
  })

  test('comes newest first, a page at a time', async () => {
    const [one, two] = [await rechazada(), await rechazada()]
    const primera = await porHttp(mesa)('obtenerRechazos', { limite: 1 })
    const segunda = await porHttp(mesa)('obtenerRechazos', { limite: 1, cursor: primera.siguiente })
    expect([primera, segunda].map(({ filas }) => filas[0]?.rechazoId)).toEqual([two.rechazoId, one.rechazoId])
  })
})

describe('is refused', () => {
  const refused = async (declaracionSaludId: number) => {
    const { status, body } = await mesa.post(REGISTRAR, { declaracionSaludId, glosa })
    expect([status, body.codigo, body.errores[0].campo]).toEqual([422, 'rechazo_no_corresponde', 'declaracionSaludId'])
  }

  test('of a manual declaration', async () => refused((await dsNueva(asesora)).identificador))

  test.each<EtapaDS>(['bloqueado', 'renta', 'consideraciones', 'resultado', 'terminado'])('at %s', async (etapa) => {
    const { declaracionSaludId } = await invitacionEnviada(desk, asesora)
    await setEtapa(declaracionSaludId, etapa)
    await refused(declaracionSaludId)
  })

  test('of an invitation that no longer lives', async () => {
    const { declaracionSaludId } = await invitacionEnviada(desk, asesora)
    await desk.db.updateTable('declaracion').set({ viva: false }).where('id', '=', declaracionSaludId).execute()
    await refused(declaracionSaludId)
  })

  test.each(['', '   '])('without a reason (%j)', async (blank) => {
    const { declaracionSaludId } = await invitacionEnviada(desk, asesora)
    const { status, body } = await mesa.post(REGISTRAR, { declaracionSaludId, glosa: blank })
    expect([status, body.errores]).toEqual([400, [{ campo: 'glosa', mensaje: 'Ingrese el motivo del rechazo' }]])
  })

  test('of an unknown case', async () => {
    expect((await mesa.post(REGISTRAR, { declaracionSaludId: 999_999_999, glosa })).status).toBe(404)
    expect((await mesa.post(LEVANTAR, { rechazoId: 999_999_999 })).status).toBe(404)
  })

  test('to be lifted once its invitation was annulled for it', async () => {
    const { rechazoId } = await rechazada()
    desk.clock.move('2026-10-14T13:00:00.001Z')
    expect((await porHttp(await desk.as('asesora'))('anularProspectosRechazados', {})).anulados).toBeGreaterThan(0)
    const { status, body } = await (await desk.as('mesa')).post(LEVANTAR, { rechazoId })
    expect([status, body.codigo]).toEqual([422, 'rechazo_anulado'])
  })
})

describe('access', () => {
  test('the reason has the readers of the card', async () => {
    const { prospectoId: ProspectoId } = await rechazada()
    expect(await (await desk.as('jefatura')).data(GLOSA, { ProspectoId })).toEqual(deLaMesa)
    expect((await (await desk.as('asesor2')).post(GLOSA, { ProspectoId })).status).toBe(404)
    expect((await mesa.post(GLOSA, { ProspectoId })).status).toBe(403)
  })

  test.each(['obtenerRechazos', 'registrarRechazo', 'levantarRechazo'] as const)(
    '%s is for the desk',
    async (nombre) => {
      for (const usuario of ['asesora', 'jefatura', 'contraloria', 'administracion'])
        expect((await (await desk.as(usuario)).post(routes[nombre].path, {})).status).toBe(403)
    },
  )
})
