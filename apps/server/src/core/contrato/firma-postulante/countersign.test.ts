import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { routes } from '@alerce/contract/routes'
import { expect, test } from 'vitest'
import { subirComprobante } from '../../../testing/cierre/pagos.ts'
import type { Invitada } from '../../../testing/electronica/electronica.ts'
import { conPrimerPago, pair } from '../../../testing/electronica/por-firmar.ts'
import { ventasPorFirmar } from '../../../testing/electronica/ventas-por-firmar.ts'

const ventas = ventasPorFirmar({ contrafirma: false })
const { call, mesa, etapaDe, etapas, conPapeles, sign } = ventas
const open = async ({ prospectoId }: Invitada, codigo = '10') =>
  (await mesa('abrirIrregularidad', { prospectoId, codigo, codigoDetalle: '1' })).irregularidadId
const acceptPago = ({ identificador }: Invitada) =>
  mesa('aceptarPrimerPago', { declaracionSaludId: identificador, suscribe: true })
const close = (irregularidadId: number) => mesa('cerrarIrregularidad', { irregularidadId, suscribe: true })

/** Signed by its applicant, its first payment not looked at. */
async function firmadaConPago() {
  const venta = await conPapeles()
  await conPrimerPago(ventas.desk, venta)
  await sign(venta)
  expect(await etapaDe(venta)).toBe('firmaIsapre')
  return venta
}

test('an irregularidad opened after the signature holds the contract; closing it completes it', async () => {
  const venta = await firmadaConPago()
  const irregularidadId = await open(venta)
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await acceptPago(venta)
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await close(irregularidadId)
  expect(await etapaDe(venta)).toBe('terminado')
})

test('the other way round: closed first, it waits for the first payment', async () => {
  const venta = await firmadaConPago()
  const [una, otra] = [await open(venta), await open(venta, '12')]
  await close(una)
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await close(otra)
  expect(await etapaDe(venta)).toBe('firmaIsapre')
  // its closing undone, it is held again
  await mesa('reabrirIrregularidad', { irregularidadId: otra })
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await close(otra)
  await acceptPago(venta)
  expect(await etapaDe(venta)).toBe('terminado')
})

test('a first payment handed back after the signature is proved again, and then there is a contract', async () => {
  const venta = await firmadaConPago()
  await mesa('devolverPrimerPago', { declaracionSaludId: venta.identificador, codigoDetalle: '1' })
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  const mandato = { declaracionSaludId: venta.identificador, referencia: `PAT-${venta.identificador}` }
  await mesa('registrarMandato', mandato)
  ventas.desk.clock.pasan(60_000)
  await subirComprobante(ventas.gente.asesora, venta.identificador)
  await call('guardarPrimerPago', { identificador: venta.identificador })
  await acceptPago(venta)
  expect(await etapaDe(venta)).toBe('terminado')
})

test('an irregularidad of one of a pair holds both, in any order of signature', async () => {
  const [otorga, recibe] = [await conPapeles(), await conPapeles()]
  await pair(ventas.desk, otorga, recibe)
  await sign(otorga)
  const deQuienOtorga = await open(otorga)
  await sign(recibe)
  expect(await etapas(otorga, recibe)).toEqual(['firmaIsapreRevision', 'firmaIsapre'])
  const deQuienRecibe = await open(recibe, '13')
  await close(deQuienOtorga)
  expect(await etapas(otorga, recibe)).toEqual(['firmaIsapre', 'firmaIsapreRevision'])
  await close(deQuienRecibe)
  expect(await etapas(otorga, recibe)).toEqual(['terminado', 'terminado'])
})

test('of a pair the contract of neither is made once the other is inactive', async () => {
  const [da, toma] = [await conPapeles(), await conPapeles()]
  await pair(ventas.desk, da, toma)
  await sign(da)
  const irregularidadId = await open(da)
  await sign(toma)
  await ventas.desk.db.updateTable('prospecto').set({ activo: false }).where('id', '=', toma.prospectoId).execute()
  await close(irregularidadId)
  expect(await etapas(da, toma)).toEqual(['firmaIsapre', 'firmaIsapre'])
})

test('a closing that completes the contract is refused until confirmed, and changes nothing before', async () => {
  const noHace = async (nombre: 'cerrarIrregularidad' | 'aceptarPrimerPago', que: object) => {
    const { status, body } = await ventas.gente.mesa.post(routes[nombre].path, que)
    return [status, body.descripcion]
  }
  const venta = await firmadaConPago()
  const irregularidadId = await open(venta)
  // the first payment holds it still: there is nothing to say
  await mesa('cerrarIrregularidad', { irregularidadId })
  const pago = { declaracionSaludId: venta.identificador }
  expect(await noHace('aceptarPrimerPago', pago)).toEqual([409, m.porSuscribir.text])
  expect(await etapaDe(venta)).toBe('firmaIsapre')
  await mesa('reabrirIrregularidad', { irregularidadId })
  await mesa('aceptarPrimerPago', pago)
  expect(await noHace('cerrarIrregularidad', { irregularidadId })).toEqual([409, m.porSuscribir.text])
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await close(irregularidadId)
  expect(await etapaDe(venta)).toBe('terminado')

  const [otorga, recibe] = [await conPapeles(), await conPapeles()]
  await pair(ventas.desk, otorga, recibe)
  await sign(otorga)
  const suya = await open(otorga)
  await sign(recibe)
  expect(await noHace('cerrarIrregularidad', { irregularidadId: suya })).toEqual([409, m.porSuscribirPareja.text])
})

test('with several holds closed at once, the last one completes the contract, once', async () => {
  const venta = await firmadaConPago()
  const [una, otra] = [await open(venta), await open(venta, '12')]
  await Promise.all([close(una), close(otra), acceptPago(venta)])
  expect(await etapaDe(venta)).toBe('terminado')
})
