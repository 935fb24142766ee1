import { createHash } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes } from '@alerce/contract/routes'
import { pdf, pdfDe } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, upload } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { dsNueva } from '../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  prospectoId = (await dsNueva(asesora)).prospectoId
})
afterAll(() => desk.close())

const route = routes.subirDocumentoProspecto
const campos = () => ({ prospectoId, tipoAdjunto: 40 })
const send = (bytes: Uint8Array, headers: Record<string, string> = {}) =>
  upload(asesora, route, campos(), { bytes }, headers)

const PESADO = {
  httpCode: 413,
  codigo: 'archivo_muy_grande',
  descripcion:
    'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.',
  errores: [{ campo: 'archivo', mensaje: 'El archivo pesa más de 2 MB.' }],
}

test.each([
  ['JSON', { 'content-type': 'application/json' }],
  ['a form', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['text', { 'content-type': 'text/plain' }],
])('%s is no file', async (_title, headers) => {
  const { status, body } = await send(pdf(), headers)
  expect([status, body.codigo]).toEqual([400, 'cuerpo_no_binario'])
})

test('a file is no JSON', async () => {
  const { status, body } = await asesora.post(routes.cargaArchivoProspecto.path, Buffer.from(pdf()), {
    'content-type': 'application/octet-stream',
  })
  expect([status, body.codigo]).toEqual([400, 'cuerpo_no_json'])
})

test('a key that is not the hash of the file is refused, and nothing is kept', async () => {
  const lista = () => asesora.data(routes.obtenerDocumentosProspecto.path, { prospectoId })
  const before = await lista()
  for (const key of ['0'.repeat(64), 'clave-de-antes-1', '']) {
    const { status, body } = await send(pdf({ dentro: 'otra clave' }), { 'idempotency-key': key })
    expect([status, body.descripcion]).toEqual([422, 'El archivo no llegó como se envió. Envíelo de nuevo.'])
  }
  expect(await lista()).toEqual(before)
})

test('the hash in capital letters is the same key', async () => {
  const bytes = pdf({ dentro: 'mayúsculas' })
  const key = createHash('sha256').update(bytes).digest('hex').toUpperCase()
  expect((await send(bytes, { 'idempotency-key': key })).status).toBe(200)
})

test('2 MB pass and one byte more does not', async () => {
  expect((await send(pdfDe(2_097_152))).status).toBe(200)
  expect(await send(pdfDe(2_097_153))).toMatchObject({ status: 413, body: PESADO })
})

/** Sends chunk after chunk: all that it declared or, without a declared length, until the reply. */
async function alEnviar(pieces: number, declared: Record<string, string> = {}) {
  const { port } = desk.app.server.address() as AddressInfo
  const path = `${route.path}?prospectoId=${prospectoId}&tipoAdjunto=40`
  const headers = { ...asesora.credentials(), 'content-type': 'application/octet-stream', ...declared }
  const sending = request({ port, path, method: 'POST', headers })
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', async (response) => {
      let body = ''
      for await (const part of response) body += part
      resolve({ status: response.statusCode, body })
    })
  })
  const unsaid = !('content-length' in declared)
  let open = true
  const answer = answered.finally(() => {
    open = false
  })
  let sent = 0
  for (; sent < pieces && (open || !unsaid); sent++) await new Promise((next) => sending.write(PIECE, next))
  const { status, body } = await answer
  sending.destroy()
  return { sent, status, body: JSON.parse(body) }
}
const PIECE = Buffer.alloc(262_144, 32)

test('a body without declared length is cut off at the limit', async () => {
  await desk.app.listen({ port: 0 })
  // Far more than allowed: the reply comes before the end
  const { sent, ...answer } = await alEnviar(400)
  expect(answer).toMatchObject({ status: 413, body: PESADO })
  expect(sent).toBeLessThan(400)
})

test('a body declared too long may be sent to its end, so that its sender reads the refusal', async () => {
  for (let again = 0; again < 20; again++) {
    const answer = await alEnviar(12, { 'content-length': String(12 * PIECE.length) })
    expect(answer).toMatchObject({ status: 413, body: PESADO })
  }
})
