import { routes } from '@alerce/contract/routes'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { junta, zip } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificadoDeFelipe, conMeses, EMPLEADOR, OTRO_EMPLEADOR, RUT } from '../../../testing/certificados/felipe.ts'
import { danado, doscientasPaginas, soloImagen } from '../../../testing/certificados/hostiles.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
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

const pedido = (prospectoId: number, pdf: Buffer, cambios: object = {}) => ({
  Rut: RUT,
  PDA_CORREL: 33,
  Base64: pdf.toString('base64'),
  Password: '',
  TipoDoc: 'CERTIF_COTIZ',
  ProspectoID: prospectoId,
  RutEmpleador: EMPLEADOR,
  ...cambios,
})
const validate = (prospectoId: number, pdf: Buffer, cambios: object = {}, client = asesora) =>
  client.post(routes.validarDocumentoRenta.path, pedido(prospectoId, pdf, cambios))
const certificados = (prospectoId: number) => asesora.data(routes.obtenerCertificados.path, { prospectoId })
const rentasValidadas = async (prospectoId: number) =>
  (await desk.db.selectFrom('empleador').select('rentaValidada').where('prospectoId', '=', prospectoId).execute()).map(
    (row) => row.rentaValidada,
  )
const eventos = async (prospectoId: number) =>
  (await asesora.data(routes.obtenerBitacoraProspecto.path, { prospectoId })).map(
    ({ bitacoraId }: { bitacoraId: number }) => bitacoraId,
  )
const saveRenta = async (prospectoId: number, remuneracionImponible: number) =>
  asesora.data(routes.ingresarProspecto.path, {
    prospectoId,
    empleadores: [{ tipoTrabajador: 'D', rut: EMPLEADOR, remuneracionImponible }],
  })

describe('a valid certificate', () => {
  test.each([1, 2, 3] as const)('in layout %i gives the average of the last three months', async (formato) => {
    const prospectoId = await signInPostulante(asesora)
    const { status, body } = await validate(prospectoId, await certificadoDeFelipe({ formato }))
    expect(status).toBe(200)
    expect(body).toEqual({ CodError: 0, DescError: '', DecError: '', Valor: { RentaPromedio: 1_500_000 } })
    expect(await certificados(prospectoId)).toEqual([
      {
        certificadoId: expect.any(Number),
        rutEmpleador: EMPLEADOR,
        afp: 33,
        rentaPromedio: 1_500_000,
        meses: 3,
        emitido: '01-10-2026',
      },
    ])
    expect(await eventos(prospectoId)).toContain(165)
  })

  test('is opened with its password, which is kept nowhere', async () => {
    const prospectoId = await signInPostulante(asesora)
    const Password = 'clave-secreta-48213'
    const { body } = await validate(prospectoId, await certificadoDeFelipe({ clave: Password }), { Password })
    expect(body.CodError).toBe(0)
    const { rows: tables } = await sql<{ nombre: string }>`
      select table_name as nombre from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(desk.db)
    expect(tables.length).toBeGreaterThan(40)
    for (const { nombre } of tables) {
      const { rows } = await sql`select * from ${sql.table(nombre)} t where t::text like ${`%${Password}%`}`.execute(
        desk.db,
      )
      expect(rows).toEqual([])
    }
  })

  test('with a table of unknown layout is valid without an average', async () => {
    const prospectoId = await signInPostulante(asesora)
    const { body } = await validate(prospectoId, await certificadoDeFelipe({ empleadores: [] }))
    expect(body).toMatchObject({ CodError: 0, Valor: { RentaPromedio: 0 } })
  })

  test('is capped month by month at the limit of that year', async () => {
    const prospectoId = await signInPostulante(asesora)
    const alto = conMeses(
      { mes: '2026-09', renta: 9_000_000 },
      { mes: '2026-08', renta: 9_000_000 },
      { mes: '2026-07', renta: 1_000_000 },
    )
    const { body } = await validate(prospectoId, await certificadoDeFelipe(alto))
    // 90 UF on 30 September and on 31 August, and the amount paid in July
    expect(body.Valor.RentaPromedio).toBeGreaterThan(2_780_000)
    expect(body.Valor.RentaPromedio).toBeLessThan(2_810_000)
  })

  test('sent again answers the same, and is written once', async () => {
    const prospectoId = await signInPostulante(asesora)
    const first = await validate(prospectoId, bueno)
    const again = await validate(prospectoId, bueno)
    expect(again.body).toEqual(first.body)
    expect((await eventos(prospectoId)).filter((id: number) => id === 165)).toHaveLength(1)
  })

  test('two at once leave one', async () => {
    const prospectoId = await signInPostulante(asesora)
    const answers = await Promise.all([validate(prospectoId, bueno), validate(prospectoId, bueno)])
    expect(answers.map(({ body }) => body.CodError)).toEqual([0, 0])
    expect(await certificados(prospectoId)).toHaveLength(1)
  })

  test('of a client of the API is written by it', async () => {
    const prospectoId = await signInPostulante(asesora)
    const { body } = await validate(prospectoId, bueno, {}, await desk.bearer())
    expect(body.CodError).toBe(0)
    expect(await certificados(prospectoId)).toHaveLength(1)
  })
})

describe('an invalid document returns every reason (-99)', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, object, string]>([
    [
      "somebody else's",
      () => certificadoDeFelipe({ rut: '12345678-5' }),
      {},
      'El certificado no corresponde al RUT del postulante',
    ],
    [
      'more than 30 days old',
      () => certificadoDeFelipe({ emitido: '2026-09-06' }),
      {},
      'El certificado se emitió hace más de 30 días',
    ],
    [
      'of tomorrow',
      () => certificadoDeFelipe({ emitido: '2026-10-08' }),
      {},
      'La fecha de emisión del certificado es posterior a hoy',
    ],
    [
      'too few months',
      () =>
        certificadoDeFelipe(
          conMeses({ mes: '2026-09', renta: 800_000 }, { mes: '2026-08', renta: 800_000, estado: 'declarada' }),
        ),
      {},
      'El certificado muestra 1 de los 3 meses pagados recientes que se necesitan de este empleador',
    ],
    [
      'another employer',
      () => bueno,
      { RutEmpleador: OTRO_EMPLEADOR },
      'El certificado no registra cotizaciones del empleador indicado',
    ],
    [
      'somebody else, and old',
      () => certificadoDeFelipe({ rut: '12345678-5', emitido: '2026-01-01' }),
      {},
      'El certificado no corresponde al RUT del postulante;El certificado se emitió hace más de 30 días',
    ],
    ['protected', () => certificadoDeFelipe({ clave: 'abc' }), {}, 'El documento está protegido con clave'],
    [
      'a wrong password',
      () => certificadoDeFelipe({ clave: 'abc' }),
      { Password: 'x' },
      'La clave del documento no es correcta',
    ],
    ['only an image', soloImagen, {}, 'El documento no tiene texto que leer: parece una imagen'],
    ['damaged', danado, {}, 'El documento está dañado y no se puede leer'],
    ['200 pages', doscientasPaginas, {}, 'El documento tiene más de 60 páginas'],
    ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), {}, 'El documento no es un PDF'],
    [
      'another file inside',
      () => Buffer.from(junta(bueno, zip('a.txt', 'hola', bueno.length))),
      {},
      'El archivo trae otro adentro y no es seguro. Escanee el documento de nuevo.',
    ],
    ['over 2 MB', () => Buffer.alloc(2_097_153, '%PDF-'), {}, 'El documento supera los 2 MB'],
  ])('%s', async (_, pdf, cambios, razones) => {
    const prospectoId = await signInPostulante(asesora)
    const { status, body } = await validate(prospectoId, await pdf(), cambios)
    expect(status).toBe(200)
    const textos = razones.split(';')
    const Valor = { razones: textos.map((texto) => expect.objectContaining({ texto })) }
    expect(body).toEqual({ CodError: -99, DescError: razones, DecError: razones, Valor })
    expect(await certificados(prospectoId)).toEqual([])
  })

  test.each<[string, () => Promise<Buffer>, object, string, string | null]>([
    [
      'the wrong person',
      () => certificadoDeFelipe({ rut: '12345678-5' }),
      {},
      'El documento es del RUT 12.345.678-5. Adjunte el de su cliente o, si ese es su RUT, corríjalo en los antecedentes.',
      null,
    ],
    [
      'of when it is',
      () => certificadoDeFelipe({ emitido: '2026-09-06' }),
      {},
      'Se leyó 06-09-2026. Descargue uno nuevo desde la AFP.',
      null,
    ],
    [
      'which months it shows',
      () => certificadoDeFelipe(conMeses({ mes: '2026-09', renta: 800_000 })),
      {},
      'Se leyó pagado: 09-2026. Pida a la AFP un certificado que muestre los demás.',
      null,
    ],
    [
      'which employer it names',
      async () => bueno,
      { RutEmpleador: OTRO_EMPLEADOR },
      `Se leyeron cotizaciones de ${formatoRut(EMPLEADOR)}. Revise el RUT del empleador de esta fila o adjunte el certificado que le corresponde.`,
      null,
    ],
    [
      'the field of its password',
      () => certificadoDeFelipe({ clave: 'abc' }),
      {},
      'Escriba su clave en «Clave del PDF» y valide de nuevo: el archivo sigue elegido.',
      'clave',
    ],
  ])('and reports %s', async (_, pdf, cambios, arreglo, campo) => {
    const { body } = await validate(await signInPostulante(asesora), await pdf(), cambios)
    expect(body.Valor.razones).toEqual([expect.objectContaining({ arreglo, campo })])
  })
})

describe('before it is read', () => {
  test.each([
    ['an employer', { RutEmpleador: '' }, 400, 'Debe ingresar el Rut del Empleador'],
    ['a valid employer', { RutEmpleador: '1-1' }, 400, 'Debe ingresar el Rut del Empleador'],
    ['an AFP', { PDA_CORREL: null }, 400, 'Debe ingresar la AFP del documento'],
    ['an AFP of the list', { PDA_CORREL: 999 }, 400, 'Debe ingresar la AFP del documento'],
    ['a file', { Base64: '' }, 400, 'Debe adjuntar el certificado'],
    [
      'the rut on record, not that of the call',
      { Rut: '12345678-5' },
      422,
      'El RUT no es el del prospecto guardado. Guarde los antecedentes y vuelva a validar.',
    ],
  ])('it needs %s', async (_, cambios, CodError, texto) => {
    const prospectoId = await signInPostulante(asesora)
    const { status, body } = await validate(prospectoId, bueno, cambios)
    expect(status).toBe(200)
    expect(body).toMatchObject({ CodError, DescError: texto })
  })

  test('an employer takes one certificate; once that is taken back, another', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    const otro = await certificadoDeFelipe({ formato: 3 })
    expect((await validate(prospectoId, otro)).body).toMatchObject({
      CodError: 422,
      DescError: 'Ya existe un documento de cotizaciones validado',
    })
    const [{ certificadoId }] = await certificados(prospectoId)
    await asesora.data(routes.retirarCertificado.path, { certificadoId })
    expect((await validate(prospectoId, otro)).body.CodError).toBe(0)
  })

  test("nobody validates for another advisor's prospect", async () => {
    const prospectoId = await signInPostulante(asesora)
    expect((await validate(prospectoId, bueno, {}, await desk.as('asesor2'))).status).toBe(404)
    expect((await validate(prospectoId, bueno, {}, await desk.as('jefatura'))).status).toBe(403)
    expect((await validate(prospectoId, bueno, {}, desk.anyone())).status).toBe(401)
    expect((await validate(999_999, bueno)).status).toBe(404)
  })
})

describe('the income that it shows', () => {
  test('is validated when it is saved as it is, and is not when it is typed otherwise', async () => {
    const prospectoId = await signInPostulante(asesora)
    expect(await rentasValidadas(prospectoId)).toEqual([false])
    await validate(prospectoId, bueno)
    // the income on record equals that of the certificate
    expect(await rentasValidadas(prospectoId)).toEqual([true])
    await saveRenta(prospectoId, 1_500_001)
    expect(await rentasValidadas(prospectoId)).toEqual([false])
    await saveRenta(prospectoId, 1_500_000)
    expect(await rentasValidadas(prospectoId)).toEqual([true])
  })

  test('of an employer entered twice is not validated twice', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    const row = { tipoTrabajador: 'D', rut: EMPLEADOR, remuneracionImponible: 1_500_000 }
    await asesora.data(routes.ingresarProspecto.path, { prospectoId, empleadores: [row, row] })
    expect(await rentasValidadas(prospectoId)).toEqual([false, false])
  })

  test('counts no more when the prospect turns out to be another person', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    await asesora.data(routes.ingresarProspecto.path, { prospectoId, rut: '12345678-5' })
    expect(await rentasValidadas(prospectoId)).toEqual([false])
    expect(await certificados(prospectoId)).toEqual([])
  })

  test('a certificate without an average validates none', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, await certificadoDeFelipe({ empleadores: [] }))
    await saveRenta(prospectoId, 1_500_000)
    expect(await rentasValidadas(prospectoId)).toEqual([false])
  })

  test('goes and comes back with its certificate, within 24 hours', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    const [{ certificadoId }] = await certificados(prospectoId)
    await asesora.data(routes.retirarCertificado.path, { certificadoId })
    expect(await rentasValidadas(prospectoId)).toEqual([false])
    expect(await certificados(prospectoId)).toEqual([])
    await asesora.data(routes.deshacerRetiroCertificado.path, { certificadoId })
    expect(await rentasValidadas(prospectoId)).toEqual([true])
    expect((await eventos(prospectoId)).filter((id: number) => id >= 165).sort()).toEqual([165, 166, 167])
  })

  test('and no later', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    const [{ certificadoId }] = await certificados(prospectoId)
    await asesora.data(routes.retirarCertificado.path, { certificadoId })
    const ayer = new Date(Date.parse(desk.clock.ahora()) - 86_400_001).toISOString()
    await desk.db.updateTable('certificado').set({ retirado: ayer }).where('id', '=', certificadoId).execute()
    const { status, body } = await asesora.post(routes.deshacerRetiroCertificado.path, { certificadoId })
    expect([status, body.descripcion]).toEqual([
      422,
      'El certificado se retiró hace más de 24 horas: valide uno nuevo.',
    ])
  })

  test('a certificate that was taken back does not return beside another, nor for anybody else', async () => {
    const prospectoId = await signInPostulante(asesora)
    await validate(prospectoId, bueno)
    const [{ certificadoId }] = await certificados(prospectoId)
    const asesor2 = await desk.as('asesor2')
    for (const path of [routes.retirarCertificado.path, routes.deshacerRetiroCertificado.path])
      expect((await asesor2.post(path, { certificadoId })).status).toBe(404)
    await asesora.data(routes.retirarCertificado.path, { certificadoId })
    await validate(prospectoId, await certificadoDeFelipe({ formato: 2 }))
    const { status, body } = await asesora.post(routes.deshacerRetiroCertificado.path, { certificadoId })
    expect([status, body.descripcion]).toEqual([422, 'Ya existe un documento de cotizaciones validado'])
  })
})

test('readers of a portfolio read its certificates', async () => {
  const prospectoId = await signInPostulante(asesora)
  await validate(prospectoId, bueno)
  const jefatura = await desk.as('jefatura')
  expect(await jefatura.data(routes.obtenerCertificados.path, { prospectoId })).toHaveLength(1)
  const asesor2 = await desk.as('asesor2')
  expect((await asesor2.post(routes.obtenerCertificados.path, { prospectoId })).status).toBe(404)
})

test('an employer is written in any spelling', async () => {
  const prospectoId = await signInPostulante(asesora)
  const { body } = await validate(prospectoId, bueno, { Rut: formatoRut(RUT), RutEmpleador: formatoRut(EMPLEADOR) })
  expect(body.CodError).toBe(0)
})
