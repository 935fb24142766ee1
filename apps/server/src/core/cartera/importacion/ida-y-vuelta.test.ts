import type { Ficha } from '@alerce/contract/fichas/ficha'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { routes } from '@alerce/contract/routes'
import { registroDe } from '@alerce/contract/testing/registros'
import { digitoVerificador, formatoRut } from '@alerce/domain/base/persona/rut'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mostrado } from '../../../testing/fichas/prospectos-al-azar.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)

const rutNuevo = fc
  .integer({ min: 30_000_000, max: 39_999_999 })
  .map((body) => formatoRut(`${body}-${digitoVerificador(body)}`))

test('any person in a file is read back with the same data', async () => {
  const ficha: Ficha = prospecto
  const columnas = Object.entries(ficha).filter(([, { planilla }]) => planilla)
  const fila = registroDe(Object.fromEntries(columnas), {
    tipoProspecto: fc.constantFrom('REF', 'OPE'),
    rut: rutNuevo,
    numeroPasaporte: fc.constant(''),
    isapreActual: fc.constantFrom('67', '1', ''),
    codigoRegion: fc.constant('5'),
    codigoCiudad: fc.constant('51'),
  })
  const personas = fc.sample(fc.uniqueArray(fila, { minLength: 20, selector: ({ rut }) => rut }), 1).flat()
  const csv = [
    columnas.map(([, { planilla }]) => planilla?.nombre),
    ...personas.map((una) => columnas.map(([campo]) => una[campo])),
  ].map((celdas) => celdas.join(';'))
  const planilla = { bytes: Buffer.from(csv.join('\r\n')), nombre: 'azar.csv' }
  const { body } = await upload(asesora, routes.revisarImportacion, {}, planilla)
  const { importacionId } = body.data
  await call('confirmarImportacion', { importacionId })
  await eventually(async () => expect((await call('obtenerImportacion', { importacionId })).estado).toBe('hecha'))
  const { filas } = await call('obtenerFilasImportacion', { importacionId, limite: 200 })
  expect(filas.map(({ situacion }) => situacion)).toEqual(personas.map(() => 'ingresada'))
  for (const [at, { prospectoId }] of filas.entries())
    for (const llamada of ['obtenerDatosProspecto', 'obtenerDatosProspectoUpd'] as const)
      expect(mostrado(await call(llamada, { prospectoId: prospectoId ?? 0 }))).toMatchObject(personas[at] ?? {})
})
