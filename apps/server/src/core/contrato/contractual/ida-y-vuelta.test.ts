import { unoDe } from '@alerce/contract/fichas/cifras'
import {
  contractual,
  domicilioContractual,
  entidad,
  entidadPagadora,
} from '@alerce/contract/fichas/contrato/contractual'
import { camposDistintos } from '@alerce/contract/fichas/distintos'
import type { Ficha } from '@alerce/contract/fichas/ficha'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { libre } from '@alerce/contract/fichas/reglas'
import { routes } from '@alerce/contract/routes'
import { llamadasQueGuardan, llamadasQueLeen } from '@alerce/contract/testing/fichas'
import { registroDe } from '@alerce/contract/testing/registros'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dsFinalizada, type Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { camposNombrados } from '../../../testing/fichas/campos-nombrados.ts'
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

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(gente.asesora)(nombre, payload)
const read = () => call('datosDocumentosContractuales', { prospectoId })

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

const llamadas = [
  'ingresarDatosDocumentosContractuales' as const,
  'ingresarDatosDocumentosContractualesV2' as const,
  'actualizarDatosContractuales' as const,
]

test('every call that saves the contractual data, and the one that reads them, goes round below', () => {
  for (const ficha of [contractual, entidad]) {
    expect(llamadasQueGuardan(ficha)).toEqual(llamadas.toSorted())
    expect(llamadasQueLeen(ficha)).toEqual(['datosDocumentosContractuales'])
  }
})

test.each(llamadas)('any typed data sent by %s are read back the same', async (llamada) => {
  const { datosEmpleador: conocidas, totalCotizacionPagar } = await read()
  const [{ id = 0 } = {}] = conocidas
  const total = String(totalCotizacionPagar).replace('.', ',')
  const property = fc.asyncProperty(alAzar(total), async ([personal, { tipoTrabajador: _, ...deEntidad }]) => {
    const datosEmpleador = [{ ...envioDe(entidad, { ...deEntidad, tipoTrabajador: 1 } as typeof deEntidad), id }]
    await call(llamada, { prospectoId, ...envioDe(contractual, personal), datosEmpleador })
    const leido = await read()
    expect(pantallaDe(contractual, leido)).toEqual(personal)
    expect(leido.datosEmpleador.map((uno) => pantallaDe(entidad, uno))).toEqual([deEntidad])
  })
  await fc.assert(property, { numRuns: 10 })
})

test('a stale save names every field that another changed', async () => {
  const { datosEmpleador: conocidas, totalCotizacionPagar } = await read()
  const [{ id = 0 } = {}] = conocidas
  const total = String(totalCotizacionPagar).replace('.', ',')
  const property = fc.asyncProperty(fc.tuple(alAzar(total), alAzar(total)), async ([uno, otro]) => {
    const [antes, despues] = [uno, otro].map(([personal, { tipoTrabajador: _, ...de }]) => ({
      prospectoId,
      ...envioDe(contractual, personal),
      datosEmpleador: [{ ...envioDe(entidad, { ...de, tipoTrabajador: 1 } as typeof de), id }],
    }))
    const { path } = routes.ingresarDatosDocumentosContractuales
    await gente.asesora.post(path, antes)
    const { version } = await read()
    await gente.asesora.post(path, { ...despues, version })
    const campos = [
      ...camposDistintos(domicilioContractual, uno[0], otro[0]).map((campo) => `contractual.${campo}`),
      ...camposDistintos(entidadPagadora, uno[1], otro[1]).map((campo) => `entidades.${campo}`),
    ]
    expect(camposNombrados(await gente.asesora.post(path, { ...antes, version }))).toEqual(campos.toSorted())
  })
  await fc.assert(property, { numRuns: 10 })
})

const enTabla = (ficha: Ficha) =>
  Object.values(ficha).flatMap(({ columna }) => columna?.replace(/UF$|[A-Z]/g, (c) => `_${c.toLowerCase()}`) ?? [])

test.each([
  ['antecedente_contractual', domicilioContractual, ['prospecto_id']],
  ['entidad_pagadora', entidadPagadora, ['empleador_id']],
] as const)('every column of %s is a field or belongs to another record', async (tabla, ficha, ajenas) => {
  const tablas = await desk.db.introspection.getTables()
  const columnas = tablas.find(({ name }) => name === tabla)?.columns.map(({ name }) => name) ?? []
  expect([...enTabla(ficha), ...ajenas].sort()).toEqual(columnas.sort())
})
