import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificadoDeFelipe, EMPLEADOR, RUT } from '../../../testing/certificados/felipe.ts'
import { corrienteSinFin } from '../../../testing/certificados/hostiles.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { setDocumento } from '../../../testing/golden/documento.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { servicios } from '../../../testing/servicios.ts'
import { dsHasta } from '../../../testing/ventas.ts'
import { saveArchivo } from '../../base/archivos/save-archivo.ts'
import { pdfAparte } from '../../pdf-services.ts'

let desk: Desk
let asesora: Client
let bueno: Buffer
beforeAll(async () => {
  desk = await openDesk({}, { pdf: pdfAparte })
  asesora = await desk.as('asesora')
  bueno = await certificadoDeFelipe()
})
afterAll(() => desk.close())

const validate = (prospectoId: number, pdf: Buffer, Rut = RUT) =>
  asesora.post(routes.validarDocumentoRenta.path, {
    Rut,
    PDA_CORREL: '33',
    Base64: pdf.toString('base64'),
    Password: null,
    TipoDoc: 'CERTIF_COTIZ',
    ProspectoID: prospectoId,
    RutEmpleador: EMPLEADOR,
  })

async function validado(): Promise<number> {
  const prospectoId = await signInPostulante(asesora)
  expect((await validate(prospectoId, bueno)).body.CodError).toBe(0)
  return prospectoId
}

/** Stores a document of a prospect as an upload does. */
async function upload(prospectoId: number, contenido: Buffer): Promise<number> {
  const donde = { ...servicios, tx: desk.db, ahora: desk.clock.ahora() }
  const archivoId = await saveArchivo(donde, { contenido, mime: 'application/pdf', confidencial: true })
  return await setDocumento(desk.db, { prospectoId, archivoId, tipoAdjunto: 10, nombre: 'c.pdf' })
}

const save = (
  PRP_CORREL: number,
  cambios: object,
  client = asesora,
  route: { path: string } = routes.guardarDocumentoRenta,
) => client.post(route.path, { PRP_CORREL, TipoDoc: 'CERTIF_COTIZ', Password: '', ...cambios })
const documentos = async (prospectoId: number) =>
  (await desk.db.selectFrom('certificado').select('documentoId').where('prospectoId', '=', prospectoId).execute()).map(
    (row) => row.documentoId,
  )
const base64 = (pdf: Buffer) => ({ Base64: pdf.toString('base64') })

describe('a validated certificate is tied to its document', () => {
  test.each([
    ['by the stored bytes', () => ({})],
    ['by the bytes that are sent', () => base64(bueno)],
  ])('%s', async (_, sent) => {
    const prospectoId = await validado()
    const ADJ_CORREL = await upload(prospectoId, bueno)
    const { status, body } = await save(prospectoId, { ADJ_CORREL, ...sent() })
    expect({ status, body }).toEqual({ status: 200, body: { CodError: 0, DescError: '', DecError: '', Valor: 'ok' } })
    expect(await documentos(prospectoId)).toEqual([ADJ_CORREL])
  })

  test('in an update too, and for a client of the API', async () => {
    const prospectoId = await validado()
    const ADJ_CORREL = await upload(prospectoId, bueno)
    const bearer = await desk.bearer()
    expect((await save(prospectoId, { ADJ_CORREL }, bearer, routes.guardarDocumentoRentaUpd)).body.CodError).toBe(0)
    expect(await documentos(prospectoId)).toEqual([ADJ_CORREL])
  })

  test('once: another copy changes nothing', async () => {
    const prospectoId = await validado()
    const first = await upload(prospectoId, bueno)
    await save(prospectoId, { ADJ_CORREL: first })
    expect((await save(prospectoId, { ADJ_CORREL: await upload(prospectoId, bueno) })).body.CodError).toBe(0)
    expect(await documentos(prospectoId)).toEqual([first])
  })

  test('without an uploaded document its bytes are looked at, and nothing is tied', async () => {
    const prospectoId = await validado()
    expect((await save(prospectoId, base64(bueno))).body.CodError).toBe(0)
    expect(await documentos(prospectoId)).toEqual([null])
  })

  test('and counts no more when that document is taken away; another may follow', async () => {
    const prospectoId = await validado()
    const ADJ_CORREL = await upload(prospectoId, bueno)
    await save(prospectoId, { ADJ_CORREL })
    await desk.db
      .updateTable('documentoProspecto')
      .set({ retirado: desk.clock.ahora() })
      .where('id', '=', ADJ_CORREL)
      .execute()
    expect(await asesora.data(routes.obtenerCertificados.path, { prospectoId })).toEqual([])
    expect((await validate(prospectoId, bueno)).body.CodError).toBe(0)
    expect(await asesora.data(routes.obtenerCertificados.path, { prospectoId })).toHaveLength(1)
  })
})

describe('it is refused', () => {
  test('when it was never validated, is another file, or is none', async () => {
    const prospectoId = await validado()
    const otro = await certificadoDeFelipe({ formato: 3 })
    const ADJ_CORREL = await upload(prospectoId, bueno)
    for (const [cambios, CodError, DescError] of [
      [base64(otro), 422, 'El documento no ha sido validado'],
      [{ ADJ_CORREL, ...base64(otro) }, 422, 'El documento no es el que se adjuntó'],
      [{}, 400, 'Debe adjuntar el certificado'],
    ] as const)
      expect((await save(prospectoId, cambios)).body).toMatchObject({ CodError, DescError })
  })

  test("for a document, or a prospect, of somebody else's", async () => {
    const prospectoId = await validado()
    const ajeno = await upload(await validado(), bueno)
    expect((await save(prospectoId, { ADJ_CORREL: ajeno })).status).toBe(404)
    expect((await save(prospectoId, base64(bueno), await desk.as('asesor2'))).status).toBe(404)
    expect((await save(prospectoId, base64(bueno), await desk.as('jefatura'))).status).toBe(403)
    expect((await save(prospectoId, { ...base64(bueno), TipoDoc: 'OTRO' })).status).toBe(400)
  })
})

test('an income that a certificate shows needs nobody: the declaration is evaluated at once', async () => {
  const postulante = { renta: 1_500_000, rentaCertificada: true } as const
  const ds = await dsHasta(asesora, 'resumenDeclaracion', { postulante })
  await asesora.data(routes.enviarDS.path, ds)
  const { resultado, data } = await asesora.data(routes.resultadoevaluacionds.path, ds)
  expect({ resultado, por: data.decididoPor }).toEqual({ resultado: 1, por: 'motor local' })
})

test('while a hostile document is read the server answers everybody else', async () => {
  const prospectoId = await signInPostulante(asesora)
  let read = false
  const reading = validate(prospectoId, corrienteSinFin()).finally(() => {
    read = true
  })
  let answered = 0
  while (!read && answered < 5) {
    await asesora.data(routes.obtenerCertificados.path, { prospectoId })
    answered++
  }
  expect(answered).toBe(5)
  expect((await reading).body).toMatchObject({
    CodError: -99,
    DescError: 'El documento es demasiado extenso o complejo para leerlo',
  })
})
