import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subirComprobante } from '../../../testing/cierre/pagos.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import type { Invitada } from '../../../testing/electronica/electronica.ts'
import {
  conPapelesElectronica,
  conPrimerPago,
  emparejar,
  porFirmarElectronica,
} from '../../../testing/electronica/por-firmar.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let mesa: ReturnType<typeof porHttp>
beforeAll(async () => {
  desk = await openDesk({ PUBLIC_URL: 'https://alerce.test/', LOGIN_ATTEMPTS_PER_MINUTE: 10_000 })
  await desk.startJobs()
  asesora = await desk.as('asesora')
  mesa = porHttp(await desk.as('mesa'))
})
afterAll(() => desk.close())
beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

const etapaDe = async ({ identificador }: Invitada) => (await porHttp(asesora)('obtenerEtapa', { identificador })).etapa
const etapas = async (...ventas: Invitada[]) => await Promise.all(ventas.map(etapaDe))
const abrir = async ({ prospectoId }: Invitada, codigo = '10') =>
  (await mesa('abrirIrregularidad', { prospectoId, codigo, codigoDetalle: '1' })).irregularidadId
const aceptarPago = ({ identificador }: Invitada) => mesa('aceptarPrimerPago', { declaracionSaludId: identificador })
const conPapeles = () => conPapelesElectronica(desk, asesora)
const firmar = async (venta: Invitada) =>
  expect((await (await porFirmarElectronica(desk, asesora, venta)).conCodigo()).body.data).toEqual({
    estado: 'firmado',
  })

/** Signed by its applicant, its first payment not looked at. */
async function firmadaConPago() {
  const venta = await conPapeles()
  await conPrimerPago(desk, venta)
  await firmar(venta)
  expect(await etapaDe(venta)).toBe('firmaIsapre')
  return venta
}

test('what the desk found wrong after the signature holds the contract; closed, that goes on by itself', async () => {
  const venta = await firmadaConPago()
  const irregularidadId = await abrir(venta)
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await aceptarPago(venta)
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await mesa('cerrarIrregularidad', { irregularidadId })
  expect(await etapaDe(venta)).toBe('terminado')
})

test('the other way round: closed first, it waits for the first payment', async () => {
  const venta = await firmadaConPago()
  const [una, otra] = [await abrir(venta), await abrir(venta, '12')]
  await mesa('cerrarIrregularidad', { irregularidadId: una })
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await mesa('cerrarIrregularidad', { irregularidadId: otra })
  expect(await etapaDe(venta)).toBe('firmaIsapre')
  // its closing undone, it is held again
  await mesa('reabrirIrregularidad', { irregularidadId: otra })
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  await mesa('cerrarIrregularidad', { irregularidadId: otra })
  await aceptarPago(venta)
  expect(await etapaDe(venta)).toBe('terminado')
})

test('a first payment handed back after the signature is proved again, and then there is a contract', async () => {
  const venta = await firmadaConPago()
  await mesa('devolverPrimerPago', { declaracionSaludId: venta.identificador, codigoDetalle: '1' })
  expect(await etapaDe(venta)).toBe('firmaIsapreRevision')
  const mandato = { declaracionSaludId: venta.identificador, referencia: `PAT-${venta.identificador}` }
  await mesa('registrarMandato', mandato)
  desk.clock.mover(new Date(Date.parse(desk.clock.ahora()) + 60_000).toISOString())
  await subirComprobante(asesora, venta.identificador)
  await porHttp(asesora)('guardarPrimerPago', { identificador: venta.identificador })
  await aceptarPago(venta)
  expect(await etapaDe(venta)).toBe('terminado')
})

test('of a pair what is wrong with one holds both, whoever signs last', async () => {
  const [otorga, recibe] = [await conPapeles(), await conPapeles()]
  await emparejar(desk, otorga, recibe)
  await firmar(otorga)
  const deQuienOtorga = await abrir(otorga)
  await firmar(recibe)
  expect(await etapas(otorga, recibe)).toEqual(['firmaIsapreRevision', 'firmaIsapre'])
  const deQuienRecibe = await abrir(recibe, '13')
  await mesa('cerrarIrregularidad', { irregularidadId: deQuienOtorga })
  expect(await etapas(otorga, recibe)).toEqual(['firmaIsapre', 'firmaIsapreRevision'])
  await mesa('cerrarIrregularidad', { irregularidadId: deQuienRecibe })
  expect(await etapas(otorga, recibe)).toEqual(['terminado', 'terminado'])
})

test('two at once: of what holds it the last that goes makes the contract, once', async () => {
  const venta = await firmadaConPago()
  const [una, otra] = [await abrir(venta), await abrir(venta, '12')]
  await Promise.all([
    mesa('cerrarIrregularidad', { irregularidadId: una }),
    mesa('cerrarIrregularidad', { irregularidadId: otra }),
    aceptarPago(venta),
  ])
  expect(await etapaDe(venta)).toBe('terminado')
})
