import { routes } from '@alerce/contract/routes'
import { gif, junta, zip } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificadoDeFelipe, EMPLEADOR, OTRO_EMPLEADOR, RUT } from '../../../testing/certificados/felipe.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { setDocumento } from '../../../testing/golden/documento.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let bueno: Buffer
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  bueno = await certificadoDeFelipe()
})
afterAll(() => desk.close())

const validate = (prospectoId: number, bytes: Uint8Array, cambios: object = {}, client = asesora) =>
  upload(
    client,
    routes.validarCertificado,
    { prospectoId, afp: 33, rut: RUT, rutEmpleador: EMPLEADOR, ...cambios },
    { bytes, nombre: 'certificado.pdf' },
  )
const certificados = (prospectoId: number) => porHttp(asesora)('obtenerCertificados', { prospectoId })
const documentos = (prospectoId: number) => porHttp(asesora)('obtenerDocumentosProspecto', { prospectoId })
const unido = async (id: number) =>
  (await desk.db.selectFrom('certificado').select('documentoId').where('id', '=', id).executeTakeFirstOrThrow())
    .documentoId
const bitacora = async (prospectoId: number) =>
  (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map(({ bitacoraId }) => bitacoraId)

describe('one call', () => {
  test('validates the certificate, keeps it in its place and ties the two; again it answers the same', async () => {
    const prospectoId = await signInPostulante(asesora)
    const { status, body } = await validate(prospectoId, bueno)
    expect([status, body.CodError]).toEqual([200, 0])
    const { rentaPromedio, certificadoId, documentoId } = body.Valor
    expect(rentaPromedio).toBe(1_500_000)
    expect(await documentos(prospectoId)).toMatchObject([
      { documentoId, solicitado: 'Certificado de cotizaciones', nombre: 'certificado.pdf', tamano: bueno.length },
    ])
    expect(await unido(certificadoId)).toBe(documentoId)
    const told = await bitacora(prospectoId)
    expect((await validate(prospectoId, bueno)).body).toEqual(body)
    expect(await bitacora(prospectoId)).toEqual(told)
  })

  test('twice at once is one certificate of one document', async () => {
    const prospectoId = await signInPostulante(asesora)
    const [one, two] = await Promise.all([validate(prospectoId, bueno), validate(prospectoId, bueno)])
    expect(two?.body.Valor).toEqual(one?.body.Valor)
    expect([(await certificados(prospectoId)).length, (await documentos(prospectoId)).length]).toEqual([1, 1])
  })

  test('links a certificate validated by the call of the specification to its document', async () => {
    const prospectoId = await signInPostulante(asesora)
    const { RentaPromedio } = await porHttp(asesora)('validarDocumentoRenta', {
      ProspectoID: prospectoId,
      Rut: RUT,
      RutEmpleador: EMPLEADOR,
      PDA_CORREL: 33,
      TipoDoc: 'CERTIF_COTIZ',
      Base64: bueno.toString('base64'),
    })
    const { rentaPromedio, certificadoId, documentoId } = (await validate(prospectoId, bueno)).body.Valor
    expect(rentaPromedio).toBe(RentaPromedio)
    expect(await unido(certificadoId)).toBe(documentoId)
  })

  test('opens it with its password, which stands nowhere', async () => {
    const prospectoId = await signInPostulante(asesora)
    const clave = 'clave-secreta%48213'
    const { body } = await validate(prospectoId, await certificadoDeFelipe({ clave }), { clave })
    expect(body.CodError).toBe(0)
    const { rows } = await sql<{ nombre: string }>`
      select table_name as nombre from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(desk.db)
    for (const { nombre } of rows) {
      const found = await sql`select 1 from ${sql.table(nombre)} t where t::text like ${`%${clave}%`}`.execute(desk.db)
      expect(found.rows, nombre).toEqual([])
    }
  })
})

describe('all of it or nothing', () => {
  const rechazos: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>, object, number, string])[] = [
    ['nothing', () => Buffer.alloc(0), {}, 400, 'Debe adjuntar el certificado'],
    ['an image', () => gif(), {}, -99, 'El documento no es un PDF'],
    ['half of it', () => bueno.subarray(0, bueno.length / 2), {}, -99, 'El documento está dañado y no se puede leer'],
    [
      'another file inside',
      () => junta(bueno, zip('a.txt', 'hola', bueno.length)),
      {},
      -99,
      'El archivo trae otro adentro y no es seguro. Escanee el documento de nuevo.',
    ],
    ['a password', () => certificadoDeFelipe({ clave: 'x' }), {}, -99, 'El documento está protegido con clave'],
    [
      "another person's",
      () => certificadoDeFelipe({ rut: '12345678-5' }),
      {},
      -99,
      'El certificado no corresponde al RUT del postulante',
    ],
    [
      'another employer',
      () => bueno,
      { rutEmpleador: OTRO_EMPLEADOR },
      -99,
      'El certificado no registra cotizaciones del empleador indicado',
    ],
    ['no employer', () => bueno, { rutEmpleador: null }, 400, 'Debe ingresar el Rut del Empleador'],
    ['no AFP', () => bueno, { afp: null }, 400, 'Debe ingresar la AFP del documento'],
    [
      'a RUT that is not on record',
      () => bueno,
      { rut: '12345678-5' },
      422,
      'El RUT no es el del prospecto guardado. Guarde los antecedentes y vuelva a validar.',
    ],
  ]

  test.each(rechazos)('%s is refused with the text of the other call', async (_title, bytes, cambios, code, texto) => {
    const prospectoId = await signInPostulante(asesora)
    const { status, body } = await validate(prospectoId, await bytes(), cambios)
    expect([status, body.CodError, body.DescError.split(';')[0]]).toEqual([200, code, texto])
    expect([await certificados(prospectoId), await documentos(prospectoId)]).toEqual([[], []])
  })

  test('another one of the same employer waits until the first is taken back', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    const { body } = await validate(prospectoId, await certificadoDeFelipe({ formato: 2 }))
    expect(body).toMatchObject({ CodError: 422, DescError: 'Ya existe un documento de cotizaciones validado' })
  })

  test('one that came with a reused declaration gives way to one of this sale', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    await desk.db
      .updateTable('certificado')
      .set({ validado: '2026-01-01T12:00:00.000Z' })
      .where('prospectoId', '=', prospectoId)
      .execute()
    const otro = await certificadoDeFelipe({ formato: 2 })
    expect((await validate(prospectoId, otro)).body).toMatchObject({ CodError: 0 })
    expect(await certificados(prospectoId)).toHaveLength(1)
    expect((await validate(prospectoId, bueno)).body).toMatchObject({ CodError: 422 })
  })

  test('with no place left for its document it does not count either', async () => {
    const prospectoId = await signInPostulante(asesora)
    const { id: archivoId } = await desk.db.selectFrom('archivo').select('id').executeTakeFirstOrThrow()
    for (let i = 0; i < 20; i++) await setDocumento(desk.db, { prospectoId, archivoId, nombre: `${i}.pdf` })
    expect((await validate(prospectoId, bueno)).body.CodError).toBe(422)
    expect(await certificados(prospectoId)).toEqual([])
  })

  test("nobody validates for somebody else's prospect", async () => {
    const prospectoId = await signInPostulante(asesora)
    expect((await validate(prospectoId, bueno, {}, await desk.as('asesor2'))).status).toBe(404)
    expect((await validate(prospectoId, bueno, {}, await desk.as('jefatura'))).status).toBe(403)
  })
})
