import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { routes } from '@alerce/contract/routes'
import { TAMANO_MAXIMO } from '@alerce/domain/base/archivos/tipos'
import { muestras } from '@alerce/domain/testing/muestras-de-archivo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cifrado } from '../../../../testing/archivos/pdfs.ts'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsNueva } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  prospectoId = (await dsNueva(asesora)).prospectoId
})
afterAll(() => desk.close())

const REFUSED =
  'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.'

const upload = async (bytes: Uint8Array, idBox: number | null = null) => {
  await desk.db.deleteFrom('certificado').execute()
  await desk.db.deleteFrom('documentoProspecto').execute()
  return await asesora.post(routes.cargaArchivoProspecto.path, {
    Identificador: prospectoId,
    NombreArchivo: 'cedula.pdf',
    TipoMIME: 'application/pdf',
    TipoAdjunto: '40',
    idBox,
    Binario: Buffer.from(bytes).toString('base64'),
  })
}

// the texts are tested in domain/archivos; here the same files travel over HTTP
test.each(muestras)('%s', async (_titulo, bytes, falla) => {
  const { status, body } = await upload(bytes())
  if (falla === null) return expect([status, body.data?.adJ_CORREL]).toEqual([200, expect.any(Number)])
  // a file above the size limit of the call is refused before it is examined
  const cabe = Math.ceil(bytes().length / 3) <= Math.ceil(TAMANO_MAXIMO / 3)
  const mensaje = cabe ? archivosMessages[falla].text : REFUSED
  expect([status, body.descripcion]).toEqual([400, REFUSED])
  expect(body.errores).toEqual([{ campo: 'Binario', mensaje }])
})

test('a PDF with a password is accepted only as certificate', async () => {
  const protegido = await cifrado({ algorithm: 'AES-256', clave: '16482' })
  expect((await upload(protegido, 1)).status).toBe(200)
  const { status, body } = await upload(protegido, 2)
  expect([status, body.errores]).toEqual([
    400,
    [{ campo: 'Binario', mensaje: 'El documento está protegido con clave.' }],
  ])
})

test('a body beyond all measure is cut off', async () => {
  expect((await upload(new Uint8Array(3 * 1024 * 1024))).status).toBe(413)
})
