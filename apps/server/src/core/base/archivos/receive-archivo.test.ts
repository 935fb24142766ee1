import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { common } from '@alerce/contract/messages/common'
import { operations } from '@alerce/contract/operations'
import { routes } from '@alerce/contract/routes'
import { jpg, pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WaitingRefused } from '../../../platform/side-process/in-turn.ts'
import { certificadoDeFelipe, EMPLEADOR, RUT } from '../../../testing/certificados/felipe.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { signInPostulante } from '../../../testing/postulante.ts'
import { dsNueva } from '../../../testing/ventas.ts'
import { useCases } from '../../manifest.ts'
import { pdfAqui } from '../../pdf-services.ts'

// Files are examined before the transaction begins, and do not delay other calls.

/** The next file stays under examination until `sigue` resolves. */
let detenido: { llega: PromiseWithResolvers<void>; sigue: PromiseWithResolvers<void> } | null = null
let examinados = 0
/** Error for the next files instead of an examination: full queue or failed examiner. */
let negado: Error | null = null
const servicios = {
  ...pdfAqui,
  examine: async (contenido: Uint8Array) => {
    examinados += 1
    if (negado) throw negado
    detenido?.llega.resolve()
    await detenido?.sigue.promise
    return await pdfAqui.examine(contenido)
  },
}

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk({}, { pdf: servicios, ventas: true })
  asesora = await desk.as('asesora')
  prospectoId = (await dsNueva(asesora)).prospectoId
})
afterAll(() => desk.close())
beforeEach(() => {
  detenido = null
  examinados = 0
  negado = null
})

const { subirDocumentoProspecto: propia, cargaArchivoProspecto: deLaEspecificacion } = routes
const porBase64 = (bytes: Uint8Array, headers?: Record<string, string>) => {
  const suyo = { Identificador: prospectoId, NombreArchivo: 'a.pdf', TipoMIME: 'application/pdf', TipoAdjunto: '40' }
  const cuerpo = { ...suyo, idBox: null, Binario: Buffer.from(bytes).toString('base64') }
  return asesora.post(deLaEspecificacion.path, cuerpo, headers)
}

const entregados = async () =>
  (await desk.db.selectFrom('documentoProspecto').select('id').where('prospectoId', '=', prospectoId).execute()).length

/** Number of open transactions on this database, without the one of this query. */
async function transacciones(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      and backend_type = 'client backend'`.execute(desk.db)
  return rows[0]?.n ?? -1
}

const comoBytes = () => upload(asesora, propia, { prospectoId, tipoAdjunto: 40 }, { bytes: pdf() })
const comoEspecifica = () => porBase64(jpg())

test.each([
  ['as bytes', comoBytes],
  ['as the specification sends it', comoEspecifica],
])(
  'while a file that came %s is looked through, others are answered and no transaction is open',
  async (_como, send) => {
    detenido = { llega: Promise.withResolvers<void>(), sigue: Promise.withResolvers<void>() }
    const { llega, sigue } = detenido
    const enviado = send()
    await llega.promise
    expect(await transacciones()).toBe(0)
    expect((await asesora.get('/api/alerce/v1/sesion')).status).toBe(200)
    const antes = await entregados()
    sigue.resolve()
    expect((await enviado).status).toBe(200)
    expect(await entregados()).toBe(antes + 1)
  },
)

test('access is checked before the file: another advisor gets 404, not the defect of the file', async () => {
  const roto = { bytes: new Uint8Array(pdf()).subarray(0, 60) }
  const propio = await upload(asesora, propia, { prospectoId, tipoAdjunto: 40 }, roto)
  expect([propio.status, propio.body.errores]).toEqual([
    400,
    [{ campo: 'archivo', mensaje: archivosMessages.cortado.text }],
  ])
  const otra = await desk.as('asesor2')
  const ajeno = await upload(otra, propia, { prospectoId, tipoAdjunto: 40 }, roto)
  expect(ajeno.status).toBe(404)
})

test.each([
  ['as bytes while as many wait as may', comoBytes, new WaitingRefused(), common.ocupado],
  ['as the specification sends it while as many wait as may', comoEspecifica, new WaitingRefused(), common.ocupado],
])('a file received %s is refused with a Retry-After and not stored', async (_como, send, error, dicho) => {
  const antes = await entregados()
  negado = error
  const { status, body, headers } = await send()
  expect([status, body.codigo, body.descripcion]).toEqual([503, dicho.code, dicho.text])
  expect([headers['retry-after'], await entregados()]).toEqual(['5', antes])
})

test('a file sent again with the same idempotency key is not examined again', async () => {
  const bytes = pdf({ dentro: 'otra vez' })
  const headers = { 'idempotency-key': 'archivo-una-vez' }
  const [una, otra] = [await porBase64(bytes, headers), await porBase64(bytes, headers)]
  expect([una.status, otra.body, examinados]).toEqual([200, una.body, 1])
})

test('a certificate that was handed in already is not looked through again to be validated', async () => {
  const postulante = await signInPostulante(asesora)
  const bytes = await certificadoDeFelipe()
  const validate = () =>
    upload(
      asesora,
      routes.validarCertificado,
      { prospectoId: postulante, afp: 33, rut: RUT, rutEmpleador: EMPLEADOR },
      { bytes, nombre: 'certificado.pdf' },
    )
  expect((await upload(asesora, propia, { prospectoId: postulante, tipoAdjunto: 40 }, { bytes })).status).toBe(200)
  const una = await validate()
  expect([una.status, una.body.CodError, (await validate()).body, examinados]).toEqual([200, 0, una.body, 1])
})

test('every call that brings a file has it looked through, or read, before its transaction', () => {
  const conArchivo = operations.filter(
    ({ cuerpo, request }) => cuerpo === 'binario' || /"binario"/i.test(JSON.stringify(request._zod.def)),
  )
  const sinPreparar = conArchivo.filter(({ name }) => !useCases.find((u) => u.operation.name === name)?.prepare)
  expect([conArchivo.length > 8, sinPreparar.map(({ name }) => name)]).toEqual([true, []])
})
