import { unoDe } from '@alerce/contract/fichas/cifras'
import {
  contractual,
  domicilioContractual,
  entidad,
  entidadPagadora,
} from '@alerce/contract/fichas/contrato/contractual'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { libre } from '@alerce/contract/fichas/reglas'
import { routes } from '@alerce/contract/routes'
import { registroDe } from '@alerce/contract/testing/registros'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dsFinalizada, type Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let gente: Vendedores
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  prospectoId = (await dsFinalizada(gente)).prospectoId
})
afterAll(() => desk.close())

const llamar: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(gente.asesora)(nombre, payload)
const leer = () => llamar('datosDocumentosContractuales', { prospectoId })

const enProvidencia = { codigoRegion: 13, codigoCiudad: 131, codigoComuna: 13_123 }
const lugar = {
  codigoRegion: fc.constant(enProvidencia.codigoRegion),
  codigoCiudad: fc.constant(enProvidencia.codigoCiudad),
  codigoComuna: fc.constantFrom(enProvidencia.codigoComuna, 13_114),
}
/** An entity that pays for its worker, so that all of it counts. */
const deDependiente = {
  tipoTrabajador: { especie: unoDe([1]), columna: null, etiqueta: 'Tipo de trabajador', en: { entidad: libre } },
  ...entidad,
} as const satisfies Ficha

const alAzar = (total: string) =>
  fc.tuple(
    registroDe(contractual, { ...lugar, codigoAfp: fc.constantFrom(5, 35) }),
    registroDe(deDependiente, {
      ...lugar,
      tipoTrabajador: fc.constant(1),
      rut: fc.constant('76.086.428-5'),
      montoDescuentoUF: fc.constant(total),
    }),
  )

test.each(['ingresarDatosDocumentosContractuales', 'ingresarDatosDocumentosContractualesV2'] as const)(
  'whatever was typed comes back as it was sent by %s',
  async (llamada) => {
    const { datosEmpleador: conocidas, totalCotizacionPagar } = await leer()
    const [{ id = 0 } = {}] = conocidas
    const total = String(totalCotizacionPagar).replace('.', ',')
    const property = fc.asyncProperty(alAzar(total), async ([personal, { tipoTrabajador: _, ...deEntidad }]) => {
      const datosEmpleador = [{ ...envioDe(entidad, { ...deEntidad, tipoTrabajador: 1 } as typeof deEntidad), id }]
      await llamar(llamada, { prospectoId, ...envioDe(contractual, personal), datosEmpleador })
      const leido = await leer()
      expect(pantallaDe(contractual, leido)).toEqual(personal)
      expect(leido.datosEmpleador.map((uno) => pantallaDe(entidad, uno))).toEqual([deEntidad])
    })
    await fc.assert(property, { numRuns: 10 })
  },
)

test('who saves over what another changed is told so', async () => {
  const { version } = await leer()
  const [[personal] = []] = fc.sample(alAzar('1'), 1)
  if (!personal) return expect.fail('no sample')
  const payload = { prospectoId, version: version - 1, ...envioDe(contractual, personal), datosEmpleador: [] }
  const { status, body } = await gente.asesora.post(routes.ingresarDatosDocumentosContractuales.path, payload)
  expect([status, body.data.campos]).toEqual([412, ['datos contractuales']])
})

const enTabla = (ficha: Ficha) =>
  Object.values(ficha).flatMap(({ columna }) => columna?.replace(/UF$|[A-Z]/g, (c) => `_${c.toLowerCase()}`) ?? [])

test.each([
  ['antecedente_contractual', domicilioContractual, ['prospecto_id']],
  ['entidad_pagadora', entidadPagadora, ['empleador_id']],
] as const)('every column of %s is a field, or says whose it is', async (tabla, ficha, ajenas) => {
  const tablas = await desk.db.introspection.getTables()
  const columnas = tablas.find(({ name }) => name === tabla)?.columns.map(({ name }) => name) ?? []
  expect([...enTabla(ficha), ...ajenas].sort()).toEqual(columnas.sort())
})
