import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { expect, test } from 'vitest'
import type { Invitada } from '../../../testing/electronica/electronica.ts'
import { issue, parejaConPapelesElectronica } from '../../../testing/electronica/por-firmar.ts'
import { ventasPorFirmar } from '../../../testing/electronica/ventas-por-firmar.ts'

const ventas = ventasPorFirmar({ contrafirma: true })
const { call, mesa, etapas, porFirmar } = ventas
const enLaBandeja = (...todas: Invitada[]) => Promise.all(todas.map(ventas.enLaBandeja))
const sinEfecto = async ({ prospectoId }: Invitada) =>
  (await call('obtenerBitacoraProspecto', { prospectoId })).filter(
    ({ bitacoraId }) => bitacoraId === bitacora.firmaSinEfecto.id,
  ).length

test('an amount that the giver changes after the receiver signed is signed anew by both, and their contracts say it', async () => {
  const { otorga, recibe, forma } = await parejaConPapelesElectronica(ventas.desk, ventas.gente)
  const quienOtorga = await porFirmar(otorga)
  await quienOtorga.conCodigo()
  const quienRecibe = await porFirmar(recibe)
  await quienRecibe.conCodigo()
  expect(await enLaBandeja(otorga, recibe)).toEqual([1, 1])
  // the desk finds a paper of the giver wrong: the receiver's signature stands
  const devuelta = { declaracionSaludId: otorga.identificador, codigo: '14', codigoDetalle: '3' }
  await mesa('devolverFirmas', devuelta)
  expect(await etapas(otorga, recibe)).toEqual(['resumenCotizacion', 'firmaIsapre'])

  const { prospectoId } = otorga
  await call('actualizarProspecto', forma)
  const afiliados = [{ prospectoId, valorCompensacion: '0.7' }]
  await call('guardarResumenPlanCompensadoUpd', { prospectoId, afiliados })
  // nothing of it stands yet
  expect([await etapas(recibe), await sinEfecto(recibe)]).toEqual([['firmaIsapre'], 0])
  const { version } = await call('obtenerResumenPlanCompensadoUpd', { prospectoId })
  await call('confirmarActualizacion', { prospectoId, version, valorCompensacion: '0.7' })
  expect(await etapas(otorga, recibe)).toEqual(['dsFinalizada', 'dsFinalizada'])
  expect([await sinEfecto(recibe), await enLaBandeja(otorga, recibe)]).toEqual([1, [0, 0]])

  for (const venta of [otorga, recibe]) await issue(ventas.gente.asesora, venta)
  const situaciones = [quienOtorga, quienRecibe].map(({ post }) => post('obtenerSeguimiento'))
  expect((await Promise.all(situaciones)).map(({ body }) => body.data.situacion)).toEqual([
    'porCorregir',
    'porCorregir',
  ])
  for (const venta of [otorga, recibe]) {
    const postulante = await porFirmar(venta)
    expect((await postulante.conCodigo()).body.data).toEqual({ estado: 'firmado' })
  }
  expect(await enLaBandeja(otorga, recibe)).toEqual([1, 1])
  const { anteriores } = await mesa('obtenerPapelesFirmados', { identificador: recibe.identificador })
  expect(anteriores.length).toBeGreaterThan(0)
  await mesa('aceptarFirmas', { declaracionSaludId: otorga.identificador })
  expect(await etapas(otorga, recibe)).toEqual(['terminado', 'terminado'])
  const { compensacionNegativa } = await call('obtenerResumenPlanCompensado', { prospectoId: recibe.prospectoId })
  expect(compensacionNegativa).toBe(0.7)
})
