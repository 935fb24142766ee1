import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { routes } from '@alerce/contract/routes'
import { jpg, junta, pdf, zip } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cifrado } from '../../../../testing/archivos/pdfs.ts'
import { type Client, upload } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { dsHasta, dsNueva, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

const send = (identificador: number, bytes: Uint8Array, nombre = 'informe.pdf', client = asesora) =>
  upload(client, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, { bytes, nombre })
const enBase64 = (identificador: number, bytes: Uint8Array, nombreArchivo = 'informe.pdf') =>
  asesora.post(routes.guardarDocumentosDS.path, {
    identificador,
    nombreArchivo,
    tipoAdjunto: 40,
    binario: Buffer.from(bytes).toString('base64'),
  })
const lista = (identificador: number, client = asesora) =>
  porHttp(client)('adjuntosDS', { identificador, tipoAdjunto: 40 })
const open = (client: Client, identificador: number, id: number) =>
  client.get(`${routes.descargarAdjuntoDS.path}?identificador=${identificador}&id=${id}`)
const accesos = async (declaracionId: number) =>
  await desk.db
    .selectFrom('bitacoraAcceso')
    .select(['operacion', 'actor'])
    .where('declaracionId', '=', declaracionId)
    .where('operacion', 'like', '%djunto%')
    .orderBy('id')
    .execute()

describe('a file that goes with the declaration', () => {
  test('is listed without its bytes and opened as it was', async () => {
    const { identificador } = await dsNueva(asesora)
    const bytes = pdf({ dentro: 'del cotizante' })
    const { status, body } = await send(identificador, bytes, "Niña O'Higgins.pdf")
    expect(status).toBe(200)
    const id: number = body.data.adjuntoId
    expect(await lista(identificador)).toEqual([
      {
        id,
        nombre: "Niña O'Higgins.pdf",
        tipoMIME: 'application/pdf',
        tamano: bytes.length,
        creado: desk.clock.ahora(),
      },
    ])
    const { raw, headers } = await open(asesora, identificador, id)
    expect(Buffer.from(bytes).equals(raw)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Ni%C3%B1a%20O%27Higgins.pdf",
    })
  })

  test('leaves its name nowhere in the open: «biopsia» is health', async () => {
    const { identificador } = await dsNueva(asesora)
    await send(identificador, pdf({ dentro: 'secreta' }), 'biopsia.pdf')
    const kept = await desk.db
      .selectFrom('adjunto')
      .select('nombre')
      .where('declaracionId', '=', identificador)
      .execute()
    expect(kept).toHaveLength(1)
    expect(kept.filter(({ nombre }) => nombre.includes('biopsia'))).toEqual([])
  })

  test('is there once, by whichever call it comes', async () => {
    const { identificador } = await dsNueva(asesora)
    const both = [await send(identificador, jpg(), 'a.jpg'), await enBase64(identificador, jpg(), 'b.jpg')]
    const [one, two] = both.map(({ body }) => body.data.adjuntoId)
    expect(two).toBe(one)
    expect((await lista(identificador)).map(({ nombre }) => nombre)).toEqual(['a.jpg'])
  })

  test.each([
    ['sent as it is', send, 'archivo'],
    ['sent in base64', enBase64, 'binario'],
  ])('%s is looked through whole, and its name cleaned', async (_title, deliver, campo) => {
    const { identificador } = await dsNueva(asesora)
    for (const [bytes, falla] of [
      [pdf().subarray(0, 60), 'cortado'],
      [junta(pdf(), zip('a.txt', 'hola', pdf().length)), 'mezclado'],
      [await cifrado({ algorithm: 'AES-256', clave: '16482' }), 'protegido'],
      [junta('\x89PNG\r\n\x1a\n'), 'png'],
    ] as const) {
      const { status, body } = await deliver(identificador, bytes)
      expect([status, body.codigo, body.data, body.errores]).toEqual([
        400,
        'adjunto_invalido',
        null,
        [{ campo, mensaje: archivosMessages[falla].text }],
      ])
    }
    expect((await deliver(identificador, jpg(), '..\\x\u202e/foto.exe')).status).toBe(200)
    expect((await lista(identificador)).map(({ nombre }) => nombre)).toEqual(['foto.exe.jpg'])
  })

  test.each([
    ['as it is', send],
    ['in base64', enBase64],
  ])('is refused when its bytes are too many with those of the others, sent %s', async (_title, deliver) => {
    const { identificador } = await dsNueva(asesora)
    const { body } = await send(identificador, pdf({ dentro: `grande ${_title}` }))
    const { archivoId } = await desk.db
      .selectFrom('adjunto')
      .select('archivoId')
      .where('id', '=', body.data.adjuntoId)
      .executeTakeFirstOrThrow()
    await desk.db.updateTable('archivo').set({ tamano: 20_971_500 }).where('id', '=', archivoId).execute()
    const refused = await deliver(identificador, jpg())
    expect([refused.status, refused.body.descripcion]).toEqual([
      422,
      'Los archivos de un envío suman a lo más 20 MB. Reduzca este archivo.',
    ])
  })

  test.each([
    ['as it is', send],
    ['in base64', enBase64],
  ])('is refused after twenty, sent %s', async (_title, deliver) => {
    const { identificador } = await dsNueva(asesora)
    for (let i = 0; i < 20; i++) expect((await send(identificador, pdf({ dentro: `hoja ${i}` }))).status).toBe(200)
    const { status, body } = await deliver(identificador, jpg())
    expect([status, body.descripcion]).toEqual([422, 'Se admiten hasta 20 archivos por envío.'])
    expect((await deliver(identificador, pdf({ dentro: 'hoja 3' }))).status).toBe(200)
  })
})

describe('a declaration has room for so much in all, however often more is asked for', () => {
  const EN_TOTAL =
    'Una Declaración de Salud admite hasta 60 archivos y 60 MB en total, y siempre 5 por pedido. Junte en un solo PDF lo que falta.'
  /** Declaration with a background request and earlier files: `anteriores` files of `tamano` bytes. */
  async function pedida(anteriores: number, tamano: number) {
    const { identificador } = await dsHasta(asesora, 'resumenDeclaracion')
    const { body } = await send(identificador, pdf({ dentro: `la primera de ${identificador}` }))
    await porHttp(asesora)('enviarDS', { identificador })
    await desk.db
      .updateTable('declaracion')
      .set({ resultado: 3, etapa: 'resultado' })
      .where('id', '=', identificador)
      .execute()
    const primera = await desk.db
      .selectFrom('adjunto')
      .selectAll()
      .where('id', '=', body.data.adjuntoId)
      .executeTakeFirstOrThrow()
    await desk.db.updateTable('archivo').set({ tamano }).where('id', '=', primera.archivoId).execute()
    const antes = { ...primera, tipoAdjunto: 20, en: '2026-01-05T12:00:00.000Z' }
    for (let i = 1; i < anteriores; i++)
      await desk.db
        .insertInto('adjunto')
        .values({ ...antes, id: -(identificador * 100 + i) })
        .execute()
    return identificador
  }
  const answer = (identificador: number, dentro: string) =>
    upload(
      asesora,
      routes.subirAdjuntoDS,
      { identificador, tipoAdjunto: 20 },
      { bytes: pdf({ dentro }), nombre: 'a.pdf' },
    )
  const cuantos = async (identificador: number) =>
    (await desk.db.selectFrom('adjunto').select('id').where('declaracionId', '=', identificador).execute()).length

  /** Declaration with four files of the request: one place is left. */
  async function llena(anteriores: number, tamano: number) {
    const identificador = await pedida(anteriores, tamano)
    for (const hoja of ['1', '2', '3', '4']) expect((await answer(identificador, hoja)).status).toBe(200)
    return identificador
  }

  test('sixty files of all kinds, and five for each request: of two that come at once for the last place one is kept', async () => {
    const identificador = await llena(60, 1000)
    const ambas = await Promise.all(['una', 'otra'].map((dentro) => answer(identificador, dentro)))
    expect(ambas.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(ambas.find(({ status }) => status === 422)?.body.descripcion).toBe(EN_TOTAL)
    expect(await cuantos(identificador)).toBe(65)
  })

  test('and 60 MB', async () => {
    const identificador = await llena(30, 2_097_152)
    expect((await answer(identificador, '5')).status).toBe(200)
    const { status, body } = await answer(identificador, 'una')
    expect([status, body.descripcion, await cuantos(identificador)]).toEqual([422, EN_TOTAL, 35])
  })
})

describe('access to the file', () => {
  async function enviada() {
    const { identificador } = await dsHasta(asesora, 'resumenDeclaracion')
    const { body } = await send(identificador, pdf())
    return { identificador, id: body.data.adjuntoId as number }
  }

  test('contraloría, once it was sent, and each look is logged', async () => {
    const { identificador, id } = await enviada()
    expect((await open(contraloria, identificador, id)).status).toBe(404)
    await porHttp(asesora)('enviarDS', { identificador })
    expect((await lista(identificador, contraloria)).map((one) => one.id)).toEqual([id])
    expect((await open(contraloria, identificador, id)).status).toBe(200)
    expect((await accesos(identificador)).map(({ operacion }) => operacion)).toEqual([
      // the first download came too early and is logged as refused
      'subirAdjuntoDS',
      'descargarAdjuntoDS',
      'adjuntosDS',
      'descargarAdjuntoDS',
    ])
    expect(new Set((await accesos(identificador)).map(({ actor }) => actor)).size).toBe(2)
    expect((await send(identificador, jpg())).status).toBe(422)
  })

  test('nobody else, and not by the number of another declaration', async () => {
    const { identificador, id } = await enviada()
    const otra = await dsNueva(asesora)
    expect((await open(asesora, otra.identificador, id)).status).toBe(404)
    const ajeno = await desk.as('asesor2')
    expect((await open(ajeno, identificador, id)).status).toBe(404)
    expect((await send(identificador, jpg(), 'a.jpg', ajeno)).status).toBe(404)
    for (const usuario of ['jefatura', 'mesa', 'administracion'])
      expect((await open(await desk.as(usuario), identificador, id)).status).toBe(403)
  })
})
