import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { crearEnlaceSupervisor } from '@alerce/contract/operations/acceso/enlaces'
import { routes } from '@alerce/contract/routes'
import { jpg, pdf } from '@alerce/domain/testing/archivos'
import { muestras } from '@alerce/domain/testing/muestras-de-archivo'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Archivo, type Client, upload } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { INICIO } from '../../../../testing/template.ts'
import { dsNueva, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  prospectoId = (await dsNueva(asesora)).prospectoId
})
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.db.deleteFrom('certificado').execute()
  await desk.db.deleteFrom('documentoProspecto').execute()
})

const send = (archivo: Archivo, campos: object = {}, client = asesora) =>
  upload(client, routes.subirDocumentoProspecto, { prospectoId, tipoAdjunto: 40, ...campos }, archivo)
const entregado = async (archivo: Archivo, campos: object = {}): Promise<number> => {
  const { status, body } = await send(archivo, campos)
  expect([status, body.codigo]).toEqual([200, undefined])
  return body.data.documentoId
}
const lista = () => porHttp(asesora)('obtenerDocumentosProspecto', { prospectoId })

test('a file that is handed in as it is is listed, and opened as it was', async () => {
  const bytes = pdf({ dentro: 'tal cual' })
  const id = await entregado({ bytes, nombre: 'cédula.pdf' }, { idBox: 2 })
  expect(await lista()).toEqual([
    {
      documentoId: id,
      idBox: 2,
      solicitado: 'Cédula de identidad',
      nombre: 'cédula.pdf',
      tipoMIME: 'application/pdf',
      tamano: bytes.length,
      subido: INICIO,
      subidoPor: expect.any(String),
    },
  ])
  const { raw } = await asesora.get(`${routes.descargarDocumentoProspecto.path}?id=${id}`)
  expect(Buffer.from(bytes).equals(raw)).toBe(true)
})

test.each([
  ['C:\\fotos\\..\\cédula.exe', 'cédula.exe.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ["Ñuñoa O'Higgins (1).pdf", "Ñuñoa O'Higgins (1).pdf"],
  ['a\0b\r\nx: y\u202e.pdf', 'ab x_ y.pdf'],
  ['', 'documento.pdf'],
])('%j is kept as %j', async (nombre, kept) => {
  await entregado({ bytes: pdf(), nombre })
  expect((await lista()).map((one) => one.nombre)).toEqual([kept])
})

test.each(muestras.filter(([, , falla]) => falla !== 'tamano'))('%s', async (_title, bytes, falla) => {
  const { status, body } = await send({ bytes: bytes() })
  if (falla === null) return expect(status).toBe(200)
  // an upload of a wrong type above 2 MB is cut off
  if (status === 413) return expect(bytes().length).toBeGreaterThan(2_097_152)
  expect([status, body.codigo, body.data]).toEqual([400, 'adjunto_invalido', null])
  expect(body.errores).toEqual([{ campo: 'archivo', mensaje: archivosMessages[falla].text }])
})

describe('the same bytes', () => {
  const archivo = { bytes: pdf({ dentro: 'una vez' }) }

  test('in the same place are one document, by either call, at once and long after', async () => {
    const [one, two] = await Promise.all([entregado(archivo, { idBox: 2 }), entregado(archivo, { idBox: 2 })])
    expect(two).toBe(one)
    await desk.db.deleteFrom('idempotencia').execute()
    expect(await entregado({ ...archivo, nombre: 'otro.pdf' }, { idBox: 2 })).toBe(one)
    const Binario = Buffer.from(archivo.bytes).toString('base64')
    const carga = { Identificador: prospectoId, NombreArchivo: 'x.pdf', Binario, TipoAdjunto: 40, idBox: 2 }
    expect(await porHttp(asesora)('cargaArchivoProspecto', carga)).toEqual({ adJ_CORREL: one })
    expect(await lista()).toHaveLength(1)
  })

  test('in another place are another document, of bytes that are kept once', async () => {
    const guardados = async () => (await desk.db.selectFrom('almacen').select('llave').execute()).length
    await entregado(archivo, { idBox: 2 })
    const before = await guardados()
    await entregado(archivo)
    await entregado(archivo, { idBox: 3 })
    expect([(await lista()).length, await guardados()]).toEqual([3, before])
  })

  test('are a new document once the one before was taken away', async () => {
    const before = await entregado(archivo)
    await porHttp(asesora)('retirarDocumentoProspecto', { documentoId: before })
    const now = await entregado(archivo)
    expect(now).not.toBe(before)
    expect((await lista()).map(({ documentoId }) => documentoId)).toEqual([now])
  })
})

describe('nothing is taken', () => {
  test('of a prospect of somebody else, or of nobody', async () => {
    expect((await send({ bytes: pdf() }, {}, await desk.as('asesor2'))).status).toBe(404)
    expect((await send({ bytes: pdf() }, { prospectoId: 999_999_999 })).status).toBe(404)
    expect((await send({ bytes: pdf() }, {}, await desk.as('jefatura'))).status).toBe(403)
    expect(await lista()).toEqual([])
  })

  test("in a session by a supervisor's link", async () => {
    const idDe = async (usuario: string) =>
      (await desk.db.selectFrom('usuario').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id
    const enlace = { asesorId: await idDe('asesora'), jefeId: await idDe('jefatura'), horas: 8 }
    const { ruta } = await (await desk.as('administracion')).data(crearEnlaceSupervisor.path, enlace)
    const supervisor = desk.anyone()
    const params = Object.fromEntries(new URL(ruta, 'http://alerce.test').searchParams)
    await supervisor.enter(routes.validarAsesorJefe.path, params)
    expect((await send({ bytes: pdf() }, {}, supervisor)).status).toBe(403)
  })

  test.each([
    ['for a place that nobody asked for', { idBox: 999 }, 'Ese documento no está entre los solicitados.'],
    ['as a kind that there is not', { tipoAdjunto: 50 }, 'Use 3, 10 o 40.'],
  ])('%s', async (_title, campos, descripcion) => {
    const { status, body } = await send({ bytes: jpg() }, campos)
    expect([status, body.descripcion]).toEqual([400, descripcion])
  })
})
