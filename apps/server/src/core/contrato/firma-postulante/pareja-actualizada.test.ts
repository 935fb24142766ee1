import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import type { Invitada } from '../../../testing/electronica/electronica.ts'
import {
  contrafirmaEnMesa,
  emitir,
  parejaConPapelesElectronica,
  porFirmarElectronica,
} from '../../../testing/electronica/por-firmar.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let gente: Record<'asesora' | 'contraloria' | 'mesa', Client>
beforeAll(async () => {
  desk = await openDesk({ PUBLIC_URL: 'https://alerce.test/', LOGIN_ATTEMPTS_PER_MINUTE: 10_000 })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria'), mesa: await desk.as('mesa') }
  await contrafirmaEnMesa(desk, true)
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const llamar: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(gente.asesora)(nombre, payload)
const etapas = async (...ventas: Invitada[]) =>
  await Promise.all(ventas.map(async ({ identificador }) => (await llamar('obtenerEtapa', { identificador })).etapa))
const enLaBandeja = async (...ventas: Invitada[]) => {
  const { filas } = await porHttp(gente.mesa)('obtenerPendientesMesa', { clase: 'firma' })
  return ventas.map(({ prospectoId }) => filas.filter((fila) => fila.prospectoId === prospectoId).length)
}
const sinEfecto = async ({ prospectoId }: Invitada) =>
  (await llamar('obtenerBitacoraProspecto', { prospectoId })).filter(
    ({ bitacoraId }) => bitacoraId === bitacora.firmaSinEfecto.id,
  ).length

test('an amount that the giver changes after the receiver signed is signed anew by both, and their contracts say it', async () => {
  const { otorga, recibe, forma } = await parejaConPapelesElectronica(desk, gente)
  const quienOtorga = await porFirmarElectronica(desk, gente.asesora, otorga)
  await quienOtorga.conCodigo()
  const quienRecibe = await porFirmarElectronica(desk, gente.asesora, recibe)
  await quienRecibe.conCodigo()
  expect(await enLaBandeja(otorga, recibe)).toEqual([1, 1])
  // the desk finds a paper of the giver wrong: the receiver's signature stands
  const devuelta = { declaracionSaludId: otorga.identificador, codigo: '14', codigoDetalle: '3' }
  await porHttp(gente.mesa)('devolverFirmas', devuelta)
  expect(await etapas(otorga, recibe)).toEqual(['resumenCotizacion', 'firmaIsapre'])

  const { prospectoId } = otorga
  await llamar('actualizarProspecto', forma)
  const afiliados = [{ prospectoId, valorCompensacion: '0.7' }]
  await llamar('guardarResumenPlanCompensadoUpd', { prospectoId, afiliados })
  // nothing of it stands yet
  expect([await etapas(recibe), await sinEfecto(recibe)]).toEqual([['firmaIsapre'], 0])
  const { version } = await llamar('obtenerResumenPlanCompensadoUpd', { prospectoId })
  await llamar('confirmarActualizacion', { prospectoId, version, valorCompensacion: '0.7' })
  expect(await etapas(otorga, recibe)).toEqual(['dsFinalizada', 'dsFinalizada'])
  expect([await sinEfecto(recibe), await enLaBandeja(otorga, recibe)]).toEqual([1, [0, 0]])

  for (const venta of [otorga, recibe]) await emitir(gente.asesora, venta)
  const situaciones = [quienOtorga, quienRecibe].map(({ post }) => post('obtenerSeguimiento'))
  expect((await Promise.all(situaciones)).map(({ body }) => body.data.situacion)).toEqual([
    'porCorregir',
    'porCorregir',
  ])
  for (const venta of [otorga, recibe]) {
    const postulante = await porFirmarElectronica(desk, gente.asesora, venta)
    expect((await postulante.conCodigo()).body.data).toEqual({ estado: 'firmado' })
  }
  expect(await enLaBandeja(otorga, recibe)).toEqual([1, 1])
  const { anteriores } = await porHttp(gente.mesa)('obtenerPapelesFirmados', { identificador: recibe.identificador })
  expect(anteriores.length).toBeGreaterThan(0)
  await porHttp(gente.mesa)('aceptarFirmas', { declaracionSaludId: otorga.identificador })
  expect(await etapas(otorga, recibe)).toEqual(['terminado', 'terminado'])
  const { compensacionNegativa } = await llamar('obtenerResumenPlanCompensado', { prospectoId: recibe.prospectoId })
  expect(compensacionNegativa).toBe(0.7)
})
