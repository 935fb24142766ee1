import { archivosMessages as m } from '@alerce/contract/messages/base/archivos'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ClamdServer, EICAR, startClamd } from '../../../testing/clamd.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsHasta, dsNueva } from '../../../testing/ventas.ts'

let clamd: ClamdServer
/** Refuses files while the antivirus is down. */
let desk: Desk
/** Accepts them. */
let lenient: Desk
let asesora: Client
beforeAll(async () => {
  clamd = await startClamd()
  desk = await openDesk({ CLAMD_URL: clamd.url }, { ventas: true })
  lenient = await openDesk({ CLAMD_URL: clamd.url, CLAMD_IF_DOWN: 'aceptar' }, { ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(async () => {
  await desk.close()
  await lenient.close()
  await clamd.close()
})
beforeEach(() => clamd.answer(null))

const infected = pdf({ dentro: EICAR })
const stored = async () => (await desk.db.selectFrom('archivo').select('id').execute()).length
const send = async (client: Client, bytes: Uint8Array) =>
  await upload(
    client,
    routes.subirDocumentoProspecto,
    { prospectoId: (await dsNueva(client)).prospectoId, tipoAdjunto: 40 },
    { bytes },
  )
const sendOfDs = async (bytes: Uint8Array) => {
  const { identificador } = await dsHasta(asesora, 'resumenDeclaracion')
  return await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, { bytes })
}

test.each([
  ['a document of the applicant', (bytes: Uint8Array) => send(asesora, bytes)],
  ['an attachment of the DS', sendOfDs],
])('%s with a virus is refused at its field, counted and not stored; without one it is', async (_what, sendIt) => {
  const [before, { infected: counted }] = [await stored(), { ...desk.files.counts }]
  const { status, body } = await sendIt(infected)
  expect([status, body.codigo, body.errores]).toEqual([
    422,
    m.virus.code,
    [{ campo: 'archivo', mensaje: 'El archivo contiene un virus y no se guardó.' }],
  ])
  expect([await stored(), desk.files.counts.infected]).toEqual([before, counted + 1])
  expect((await sendIt(pdf({ dentro: 'sano' }))).status).toBe(200)
})

const hoja = (bytes: Uint8Array) => ({ bytes, nombre: 'hoja.csv' })

test.each([
  ['an import of prospects', 'asesora', routes.revisarImportacion, {}],
  ['a review of users', 'administracion', routes.revisarUsuarios, {}],
  ['a load of users', 'administracion', routes.cargarUsuarios, { huella: 'a'.repeat(64) }],
  ['a table of the catalogue', 'administracion', routes.revisarCatalogo, { tabla: 'uf' }],
] as const)(
  '%s with a virus is refused as any other file, and read only once scanned',
  async (_what, quien, ruta, payload) => {
    const client = await desk.as(quien)
    const before = desk.files.counts.infected
    const { status, body } = await upload(client, ruta, payload, hoja(Buffer.from(EICAR)))
    expect([status, body.codigo, body.errores]).toEqual([
      422,
      m.virus.code,
      [{ campo: 'archivo', mensaje: 'El archivo contiene un virus y no se guardó.' }],
    ])
    expect(desk.files.counts.infected).toBe(before + 1)
    clamd.answer('cuts')
    expect((await upload(client, ruta, payload, hoja(Buffer.from('Fecha;UF\n')))).status).toBe(503)
    clamd.answer(null)
    const sana = await upload(client, ruta, payload, hoja(Buffer.from('Fecha;UF\n')))
    expect(sana.body.codigo).not.toBe(m.virus.code)
  },
)

test('while the antivirus does not answer, a file is refused, or stored where the operator says so', async () => {
  const { unscanned: before } = desk.files.counts
  clamd.answer('cuts')
  const { status, body } = await send(asesora, pdf())
  expect([status, body.errores]).toEqual([
    503,
    [{ campo: 'archivo', mensaje: 'No se pudo revisar el archivo. Inténtelo de nuevo.' }],
  ])
  expect((await send(await lenient.as('asesora'), pdf())).status).toBe(200)
  expect([desk.files.counts.unscanned - before, lenient.files.counts.unscanned]).toEqual([1, 1])
})

test('a file with another fault is not scanned', async () => {
  const before = clamd.scanned()
  expect((await send(asesora, new Uint8Array(pdf()).subarray(0, 60))).status).toBe(400)
  expect(clamd.scanned()).toBe(before)
})
