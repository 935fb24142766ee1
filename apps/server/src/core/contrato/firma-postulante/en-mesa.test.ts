import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { type RouteName, routes } from '@alerce/contract/routes'
import { expect, test } from 'vitest'
import type { Invitada } from '../../../testing/electronica/electronica.ts'
import { conPrimerPago, contrafirmaEnMesa, pair } from '../../../testing/electronica/por-firmar.ts'
import { ventasPorFirmar } from '../../../testing/electronica/ventas-por-firmar.ts'

const ventas = ventasPorFirmar({ contrafirma: true })
const { call, mesa, etapaDe, etapas, turnoDe, enLaBandeja, abiertaDe, conPapeles, sign } = ventas
const conLaMesa = (si: boolean) => contrafirmaEnMesa(ventas.desk, si)
const de = ({ identificador }: Invitada) => ({ declaracionSaludId: identificador })
async function rechazo(nombre: RouteName, payload: object) {
  const { status, body } = await ventas.gente.mesa.post(routes[nombre].path, payload)
  return [status, body.descripcion]
}
const anotadas = async ({ prospectoId }: Invitada, id: number) =>
  (await call('obtenerBitacoraProspecto', { prospectoId })).filter(({ bitacoraId }) => bitacoraId === id).length

test('signed on the phone it waits for the desk, which looks at its papers and makes the contract, once', async () => {
  const venta = await conPapeles()
  const { post } = await sign(venta)
  expect([await etapaDe(venta), await turnoDe(venta), await enLaBandeja(venta)]).toEqual(['firmaIsapre', 'mesa', 1])
  expect((await post('obtenerSeguimiento')).body.data.situacion).toBe('firmada')
  const { papeles } = await mesa('obtenerPapelesFirmados', { identificador: venta.identificador })
  expect(papeles.every(({ firmado }) => firmado !== null)).toBe(true)
  const abierto = papeles.find(({ salud }) => !salud)
  const { path } = routes.descargarPapelFirmado
  const leido = await ventas.gente.mesa.get(
    `${path}?identificador=${venta.identificador}&imgCorrel=${abierto?.imgCorrel}`,
  )
  expect(leido.status).toBe(200)
  expect(await Promise.all([1, 2].map(() => mesa('aceptarFirmas', de(venta))))).toEqual(['ok', 'ok'])
  expect([await etapaDe(venta), await enLaBandeja(venta)]).toEqual(['terminado', 0])
  expect([await anotadas(venta, 381), await anotadas(venta, 273)]).toEqual([1, 1])
})

test('handed back it stays signed, held by an irregularity; put right, it goes to the desk again', async () => {
  const venta = await conPapeles()
  await sign(venta)
  await mesa('devolverFirmas', { ...de(venta), codigo: '11', codigoDetalle: '1' })
  expect([await etapaDe(venta), await turnoDe(venta)]).toEqual(['firmaIsapreRevision', 'asesor'])
  expect([await enLaBandeja(venta), await anotadas(venta, 272)]).toEqual([0, 1])
  expect(await rechazo('aceptarFirmas', de(venta))).toEqual([409, m.noEsperaPropio.text])
  // nothing is subscribed by it: there is nothing to be warned of
  await mesa('cerrarIrregularidad', { irregularidadId: await abiertaDe(venta) })
  expect([await etapaDe(venta), await turnoDe(venta), await enLaBandeja(venta)]).toEqual(['firmaIsapre', 'mesa', 1])
  await mesa('aceptarFirmas', de(venta))
  expect(await etapaDe(venta)).toBe('terminado')
})

test('accepting closes the irregularidad of its papers; any other, or a pending first payment, stops it', async () => {
  const venta = await conPapeles()
  await conPrimerPago(ventas.desk, venta)
  await sign(venta)
  expect(await rechazo('aceptarFirmas', de(venta))).toEqual([422, m.sinPrimerPago.text])
  await mesa('aceptarPrimerPago', de(venta))
  expect([await etapaDe(venta), await enLaBandeja(venta)]).toEqual(['firmaIsapre', 1])
  const open = (codigo: string) =>
    mesa('abrirIrregularidad', { prospectoId: venta.prospectoId, codigo, codigoDetalle: '1' })
  await open('11')
  const { irregularidadId } = await open('12')
  expect(await rechazo('aceptarFirmas', de(venta))).toEqual([422, m.conIrregularidad.text])
  await mesa('cerrarIrregularidad', { irregularidadId })
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await mesa('aceptarFirmas', de(venta))
  expect([await etapaDe(venta), (await call('obtenerIrregularidadesProspecto', venta)).length]).toEqual([
    'terminado',
    0,
  ])
})

test('a pair goes to the desk together, comes back together, and ends together', async () => {
  const [otorga, recibe] = [await conPapeles(), await conPapeles()]
  await pair(ventas.desk, otorga, recibe)
  const { post } = await sign(otorga)
  expect([await enLaBandeja(otorga), await turnoDe(otorga)]).toEqual([0, 'pareja'])
  expect((await post('obtenerSeguimiento')).body.data.situacion).toBe('firmadaSola')
  expect(await rechazo('aceptarFirmas', de(otorga))).toEqual([409, m.yaNoEspera.text])
  await sign(recibe)
  const bandeja = () => Promise.all([otorga, recibe].map(enLaBandeja))
  expect([await bandeja(), await turnoDe(otorga)]).toEqual([[1, 1], 'mesa'])
  expect((await post('obtenerSeguimiento')).body.data.situacion).toBe('firmada')
  await mesa('devolverFirmas', { ...de(recibe), codigo: '11', codigoDetalle: '1' })
  expect([await bandeja(), await etapas(otorga, recibe)]).toEqual([
    [0, 0],
    ['firmaIsapre', 'firmaIsapreRevision'],
  ])
  await mesa('cerrarIrregularidad', { irregularidadId: await abiertaDe(recibe) })
  expect(await bandeja()).toEqual([1, 1])
  await Promise.all([mesa('aceptarFirmas', de(otorga)), mesa('aceptarFirmas', de(recibe))])
  expect(await etapas(otorga, recibe)).toEqual(['terminado', 'terminado'])
})

test('turning the desk review off keeps pending cases; turning it on hands over waiting ones', async () => {
  await conLaMesa(false)
  const esperaba = await conPapeles()
  await conPrimerPago(ventas.desk, esperaba)
  await sign(esperaba)
  expect(await enLaBandeja(esperaba)).toBe(0)
  expect(await rechazo('aceptarFirmas', de(esperaba))).toEqual([409, m.yaNoEspera.text])
  await conLaMesa(true)
  await mesa('aceptarPrimerPago', de(esperaba))
  expect([await etapaDe(esperaba), await enLaBandeja(esperaba)]).toEqual(['firmaIsapre', 1])
  await conLaMesa(false)
  expect(await enLaBandeja(esperaba)).toBe(1)
  await mesa('aceptarFirmas', de(esperaba))
  expect(await etapaDe(esperaba)).toBe('terminado')
})
