import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conPapeles, devolucionDe, signAll } from '../../../../testing/cierre/firmas.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import type { Venta } from '../../../../testing/golden/venta.ts'
import { porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let mesa: Client
let venta: Venta

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  asesora = await desk.as('asesora')
  mesa = await desk.as('mesa')
  venta = await conPapeles({ asesora, contraloria: await desk.as('contraloria') })
})
afterAll(() => desk.close())

interface GrupoDeAsuntos {
  readonly grupo: string
  readonly asuntos: readonly { readonly prospectoId: number; readonly paso: string }[]
}

const tarjeta = async () => {
  const todas = await porHttp(asesora)('obtenerProspectos', { limite: 100 } as never)
  const suya = todas.find(({ prospectoId }) => prospectoId === venta.prospectoId)
  const { turno } = await porHttp(asesora)('obtenerVenta', { prospectoId: venta.prospectoId })
  expect(turno).toEqual(suya?.turno)
  return [turno.actua, turno.paso]
}
const enMiDia = async () => {
  const { grupos }: { grupos: GrupoDeAsuntos[] } = await asesora.data(routes.obtenerMiDia.path, { limite: 50 })
  return grupos.flatMap(({ grupo, asuntos }) =>
    asuntos.filter(({ prospectoId }) => prospectoId === venta.prospectoId).map(({ paso }) => [grupo, paso]),
  )
}
const deliver = () => porHttp(asesora)('enviarDocumentosFirmados', { identificador: venta.identificador })

test('card, header and day name the pending party: applicant, desk, then advisor when handed back', async () => {
  expect(await tarjeta()).toEqual(['postulante', 'Espera la firma del postulante'])
  expect(await enMiDia()).toEqual([['espera', 'Espera la firma del postulante']])

  await signAll(asesora, venta.identificador)
  expect(await tarjeta()).toEqual(['asesor', 'Enviar los documentos firmados a la mesa'])
  expect(await enMiDia()).toEqual([['hoy', 'Enviar los documentos firmados a la mesa']])

  await deliver()
  expect(await tarjeta()).toEqual(['mesa', 'Espera la revisión de la mesa'])
  expect(await enMiDia()).toEqual([['espera', 'Espera la revisión de la mesa']])

  await porHttp(mesa)('devolverFirmas', await devolucionDe(mesa, venta.identificador))
  expect(await tarjeta()).toEqual(['asesor', 'Corregir la irregularidad'])
  expect(await enMiDia()).toEqual([['hoy', 'Corregir la irregularidad']])

  await desk.db.updateTable('irregularidad').set({ corregidaEn: '2026-10-07T15:00:00.000Z' }).execute()
  expect(await tarjeta()).toEqual(['asesor', 'Corregir los documentos que devolvió la mesa'])
  expect(await enMiDia()).toEqual([['hoy', 'Corregir los documentos que devolvió la mesa']])

  await deliver()
  expect(await tarjeta()).toEqual(['mesa', 'Espera la revisión de la mesa'])

  const tarde = '2026-10-01T15:00:00.000Z'
  await desk.db.updateTable('prospecto').set({ estadoDesde: tarde }).where('id', '=', venta.prospectoId).execute()
  expect(await enMiDia()).toEqual([['atrasado', 'Consultar a la mesa por la revisión']])
})
