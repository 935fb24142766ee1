import { type RouteName, routes } from '@alerce/contract/routes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { gif, jpg, pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { setDocumento } from '../../../testing/golden/documento.ts'
import { INICIO } from '../../../testing/template.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

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
  desk.clock.move(INICIO)
  await desk.db.deleteFrom('certificado').execute()
  await desk.db.deleteFrom('documentoProspecto').execute()
  await desk.db.deleteFrom('autorizacion').execute()
})

const path = (name: RouteName) => routes[name].path
const cargaDe = (bytes: Uint8Array, more: object = {}) => ({
  Identificador: prospectoId,
  NombreArchivo: 'cedula.pdf',
  Rut: null,
  Binario: Buffer.from(bytes).toString('base64'),
  TipoMIME: 'application/pdf',
  TipoAdjunto: '40',
  ...more,
})
const upload = async (bytes: Uint8Array, more: object = {}, quien = asesora): Promise<number> =>
  (await quien.data(path('cargaArchivoProspecto'), cargaDe(bytes, more))).adJ_CORREL
const lista = async () => await porHttp(asesora)('obtenerDocumentosProspecto', { prospectoId })
const ids = async () => (await lista()).map(({ documentoId }) => documentoId)
const bitacora = async () => {
  const all = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  return all.map(({ bitacoraId, estado }) => `${bitacoraId} ${estado}`)
}
const download = (quien: Client, id: number) => quien.get(`${path('descargarDocumentoProspecto')}?id=${id}`)
const accesos = async () =>
  (await desk.db.selectFrom('bitacoraAcceso').select(['operacion', 'actor']).orderBy('id').execute()).filter((a) =>
    /DocumentoProspecto|documentosProspecto/.test(a.operacion),
  )
const solicitados = async (TipoTrabajador: string) =>
  (await asesora.post(path('documentosSolicitar'), { TipoTrabajador, ProspectoID: prospectoId })).body

describe('required documents', () => {
  test.each([
    ['D', ['S Certificado de cotizaciones CERTIF_COTIZ', 'S Cédula de identidad CEDULA', 'N Otro documento OTRO']],
    ['P', ['S Liquidación de pensión LIQUIDACION_PENSION', 'S Cédula de identidad CEDULA']],
    ['I', ['S Cédula de identidad CEDULA']],
    ['V', ['S Cédula de identidad CEDULA']],
  ])('of %s', async (tipo, asked) => {
    const { CodError, DescError, DecError, Valor } = await solicitados(tipo)
    expect([CodError, DescError, DecError]).toEqual([0, '', ''])
    type Pedido = Record<'PDS_OBLIGATORIO' | 'PDS_NOMBRE_DOC' | 'PDS_TIPO_DOC', string>
    const texts = Valor.map((p: Pedido) => `${p.PDS_OBLIGATORIO} ${p.PDS_NOMBRE_DOC} ${p.PDS_TIPO_DOC}`)
    expect(texts).toEqual(asked)
  })

  test('an authorization lifts the certificate; one that waits, was rejected or came before does not', async () => {
    const request = async (estado: 0 | 1 | 2) =>
      await desk.db
        .insertInto('autorizacion')
        .values({ prospectoId, motivo: 'x', estado, solicitada: INICIO })
        .execute()
    const certificado = async () => (await solicitados('D')).Valor[0].PDS_OBLIGATORIO
    for (const [estado, obligatorio] of [
      [2, 'S'],
      [1, 'N'],
      [0, 'S'],
    ] as const) {
      await request(estado)
      expect(await certificado()).toBe(obligatorio)
    }
  })

  test('requests outside their days are not returned', async () => {
    const set = (changes: object) => desk.db.updateTable('documentoPedido').set(changes).where('id', '=', 3).execute()
    await set({ hasta: '2026-10-06' })
    expect((await solicitados('D')).Valor).toHaveLength(2)
    await set({ hasta: null, desde: '2026-10-08' })
    expect((await solicitados('D')).Valor).toHaveLength(2)
    await set({ desde: '2000-01-01' })
    expect((await solicitados('D')).Valor).toHaveLength(3)
  })

  test('of a letter that is no worker is refused at the field', async () => {
    const { status, body } = await asesora.post(path('documentosSolicitar'), {
      TipoTrabajador: 'X',
      ProspectoID: prospectoId,
    })
    expect([status, body.errores]).toEqual([
      400,
      [{ campo: 'TipoTrabajador', mensaje: 'La tipo de trabajador es obligatorio' }],
    ])
  })

  test('the AFP come with the name of their document', async () => {
    const { CodError, Valor } = (await asesora.get(path('documentosAFP'))).body
    expect(CodError).toBe(0)
    expect(Valor[0]).toEqual({
      PDA_CORREL: 33,
      PDA_AFP: 'CAPITAL',
      PDA_NOMBRE_DOC: 'Certificado de cotizaciones',
    })
    expect(Valor).toHaveLength(7)
  })
})

describe('a document', () => {
  test('is listed with its request, stored encrypted, and downloaded unchanged', async () => {
    const bytes = pdf({ dentro: 'cédula de Elena' })
    const id = await upload(bytes, { idBox: 2, NombreArchivo: 'C:\\fotos\\cédula.exe', TipoMIME: 'image/gif' })
    expect(await lista()).toEqual([
      {
        documentoId: id,
        idBox: 2,
        solicitado: 'Cédula de identidad',
        nombre: 'cédula.exe.pdf',
        tipoMIME: 'application/pdf',
        tamano: bytes.length,
        subido: INICIO,
        subidoPor: expect.any(String),
      },
    ])
    const kept = await desk.db
      .selectFrom('archivo')
      .innerJoin('almacen', 'almacen.llave', 'archivo.llave')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(kept.confidencial).toBe(true)
    expect(kept.contenido?.includes('/Catalog')).toBe(false)

    const { raw, headers } = await download(asesora, id)
    expect(Buffer.from(bytes).equals(raw)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''c%C3%A9dula.exe.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect((await bitacora())[0]).toBe('160 Documento del postulante recibido: Cédula de identidad')
  })

  test('comes with the rest as base64, under the names of the wire', async () => {
    await upload(pdf())
    await upload(jpg(), { NombreArchivo: 'foto.jpg', TipoAdjunto: 10 })
    for (const [nombre, TipoAdjunto] of [
      ['renta.gif', '3'],
      ['contrato.pdf', 10],
    ] as const) {
      const bytes = nombre === 'renta.gif' ? gif() : pdf({ dentro: nombre })
      await asesora.data(path('cargaArchivoFinanciero'), cargaDe(bytes, { NombreArchivo: nombre, TipoAdjunto }))
    }
    const { CodError, Valor } = (await asesora.post(path('documentosProspecto'), { prp_correl: prospectoId })).body
    expect(CodError).toBe(0)
    expect(Valor).toEqual(
      [
        ['cedula.pdf', pdf()],
        ['foto.jpg', jpg()],
        ['renta.gif', gif()],
        ['contrato.pdf', pdf({ dentro: 'contrato.pdf' })],
      ].map(([ADJ_NOMBRE, bytes]) => ({
        ADJ_NOMBRE,
        ADJ_ARCHIVO: Buffer.from(bytes as Uint8Array).toString('base64'),
      })),
    )
    const tipos = await desk.db.selectFrom('documentoProspecto').select('tipoAdjunto').orderBy('id').execute()
    expect(tipos.map((t) => t.tipoAdjunto)).toEqual([40, 10, 3, 10])
  })

  test('sent twice to the same place is there once; its bytes are kept once for every place', async () => {
    const otro = (await dsNueva(asesora)).prospectoId
    const bytes = pdf({ dentro: 'una sola vez' })
    const cuantos = async () => (await desk.db.selectFrom('archivo').select('id').execute()).length
    const before = await cuantos()
    const id = await upload(bytes, { idBox: 2 })
    expect(await upload(bytes, { idBox: 2, NombreArchivo: 'otro nombre.pdf' })).toBe(id)
    await upload(bytes, { idBox: 3 })
    await upload(bytes)
    await upload(bytes, { Identificador: otro })
    expect(await lista()).toHaveLength(3)
    expect(await cuantos()).toBe(before + 1)
  })

  test('under the same key is the same answer', async () => {
    const send = () => asesora.post(path('cargaArchivoProspecto'), cargaDe(pdf()), { 'idempotency-key': 'subida-0001' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await lista()).toHaveLength(1)
  })

  test('removed is not listed; restored is listed again; each is noted once', async () => {
    const id = await upload(pdf(), { idBox: 2 })
    for (const _ of [1, 2]) expect(await porHttp(asesora)('retirarDocumentoProspecto', { documentoId: id })).toBe('ok')
    expect(await lista()).toEqual([])
    expect((await download(asesora, id)).status).toBe(404)
    for (const _ of [1, 2]) expect(await porHttp(asesora)('reponerDocumentoProspecto', { documentoId: id })).toBe('ok')
    expect(await ids()).toEqual([id])
    expect((await bitacora()).slice(0, 3)).toEqual([
      '162 Documento del postulante devuelto: Cédula de identidad',
      '161 Documento del postulante quitado: Cédula de identidad',
      '160 Documento del postulante recibido: Cédula de identidad',
    ])
  })

  test('can be given back for 24 hours, and not beside its like', async () => {
    const id = await upload(pdf())
    await porHttp(asesora)('retirarDocumentoProspecto', { documentoId: id })
    const igual = await upload(pdf())
    await porHttp(asesora)('reponerDocumentoProspecto', { documentoId: id })
    expect(await ids()).toEqual([igual])
    await porHttp(asesora)('retirarDocumentoProspecto', { documentoId: igual })
    desk.clock.move('2026-10-08T13:00:00.001Z')
    await asesora.login('asesora')
    const late = await asesora.post(path('reponerDocumentoProspecto'), { documentoId: igual })
    expect([late.status, late.body.descripcion]).toEqual([
      422,
      'Un documento quitado se puede devolver durante 24 horas.',
    ])
    desk.clock.move(INICIO)
    await asesora.login('asesora')
  })
})

describe('a deleted document', () => {
  const archivos = async () =>
    (await desk.db.selectFrom('archivo').select('id').orderBy('id').execute()).map((a) => a.id)
  const quedan = async () => (await desk.db.selectFrom('documentoProspecto').select('id').execute()).map((d) => d.id)
  const pasadas = (ms: number) => desk.clock.move(new Date(Date.parse(INICIO) + DIA_MS + ms).toISOString())
  const enviada = async (enviadaEn: string | null) =>
    desk.db.updateTable('declaracion').set({ enviadaEn }).where('prospectoId', '=', prospectoId).execute()
  const remove = (documentoId: number) => porHttp(asesora)('retirarDocumentoProspecto', { documentoId })

  test('is kept during the undo period, then purged with its bytes; other files are untouched', async () => {
    const queda = await upload(pdf())
    const antes = await archivos()
    const id = await upload(pdf({ version: '1.5' }))
    await remove(id)
    pasadas(0)
    await desk.ronda('purgar-documentos')
    expect(await quedan()).toEqual([queda, id])
    pasadas(1)
    await desk.ronda('purgar-documentos')
    await desk.ronda('purgar-documentos')
    expect([await quedan(), await archivos()]).toEqual([[queda], antes])
    desk.clock.move(INICIO)
    expect((await download(asesora, queda)).status).toBe(200)
  })

  test('stays where it stood when the sale was sent to be evaluated', async () => {
    const id = await upload(pdf({ version: '1.6' }))
    await enviada('2026-10-07T12:59:00.000Z')
    const retiro = { retirado: INICIO, retiradoPor: 'prueba' }
    await desk.db.updateTable('documentoProspecto').set(retiro).where('id', '=', id).execute()
    pasadas(1)
    await desk.ronda('purgar-documentos')
    expect(await quedan()).toEqual([id])
    await enviada(null)
    await desk.ronda('purgar-documentos')
    expect(await quedan()).toEqual([])
  })
})

describe('is refused', () => {
  test.each([
    ['a place that nobody asked for', { idBox: 999 }, 400, 'Ese documento no está entre los solicitados.'],
    ['a kind of another call', { TipoAdjunto: 3 }, 400, 'Use 10 o 40.'],
    ['no name at all', { NombreArchivo: null }, 400, 'Falta el dato.'],
  ])('%s', async (_title, more, status, descripcion) => {
    const answer = await asesora.post(path('cargaArchivoProspecto'), cargaDe(pdf(), more))
    expect([answer.status, answer.body.descripcion]).toEqual([status, descripcion])
    expect(await lista()).toEqual([])
  })

  test('a place of another worker type, except in an open update with that employer', async () => {
    const rechazo = async (Identificador: number) => {
      const { status, body } = await asesora.post(
        path('cargaArchivoProspecto'),
        cargaDe(pdf(), { idBox: 4, Identificador }),
      )
      return [status, body.descripcion]
    }
    const texto = 'Ese documento se pide a otro tipo de trabajador: guarde primero los antecedentes.'
    const antes = await porHttp(asesora)('ingresarProspecto', formularioDe(nuevoPostulante()))
    expect(await rechazo(antes.prospectoId)).toEqual([422, texto])
    const postulante = nuevoPostulante()
    const { prospectoId: confirmado } = await dsNueva(asesora, postulante)
    expect(await rechazo(confirmado)).toEqual([422, texto])
    const { version } = await porHttp(asesora)('actualizarProspecto', {
      ...formularioDe(postulante),
      prospectoId: confirmado,
    })
    expect(await upload(pdf(), { idBox: 4, Identificador: confirmado })).toBeGreaterThan(0)
    // a discarded update closes it again
    await porHttp(asesora)('descartarActualizacion', { prospectoId: confirmado, version })
    expect(await rechazo(confirmado)).toEqual([422, texto])
  })

  test('one that exceeds the total size of all documents', async () => {
    expect((await asesora.post(path('cargaArchivoProspecto'), cargaDe(jpg()))).status).toBe(200)
    const { archivoId } = await desk.db.selectFrom('documentoProspecto').select('archivoId').executeTakeFirstOrThrow()
    await desk.db.updateTable('archivo').set({ tamano: 20_971_500 }).where('id', '=', archivoId).execute()
    const { status, body } = await asesora.post(path('cargaArchivoProspecto'), cargaDe(gif()))
    expect([status, body.codigo]).toEqual([422, 'documentos_muy_grandes'])
  })

  test('one more than twenty', async () => {
    const archivo = await desk.db.selectFrom('archivo').select('id').executeTakeFirstOrThrow()
    for (let i = 0; i < 20; i++) await setDocumento(desk.db, { prospectoId, archivoId: archivo.id, nombre: `${i}.pdf` })
    const { status, body } = await asesora.post(path('cargaArchivoProspecto'), cargaDe(jpg()))
    expect([status, body.descripcion]).toEqual([422, 'Se admiten hasta 20 documentos por postulante.'])
  })

  test.each([
    [
      { activo: false },
      'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion',
    ],
    [{ estado: 'Contrato Suscrito' }, 'El contrato ya se suscribió: sus documentos no se cambian.'],
  ])('%j: neither given, taken away nor given back', async (changes, descripcion) => {
    const id = await upload(pdf())
    const before = await desk.db
      .selectFrom('prospecto')
      .select(['activo', 'estado'])
      .where('id', '=', prospectoId)
      .executeTakeFirstOrThrow()
    const set = (to: object) => desk.db.updateTable('prospecto').set(to).where('id', '=', prospectoId).execute()
    await set(changes)
    const answers = [
      await asesora.post(path('cargaArchivoProspecto'), cargaDe(jpg())),
      await asesora.post(path('retirarDocumentoProspecto'), { documentoId: id }),
      await asesora.post(path('reponerDocumentoProspecto'), { documentoId: id }),
    ]
    await set(before)
    for (const { status, body } of answers) expect([status, body.descripcion]).toEqual([422, descripcion])
  })
})

describe('access', () => {
  test('opens it: its advisor unseen; head of team and API into the access log; nobody else', async () => {
    const id = await upload(pdf())
    const before = (await accesos()).length
    expect((await download(asesora, id)).status).toBe(200)
    expect(await accesos()).toHaveLength(before)
    const jefatura = await desk.as('jefatura')
    expect((await download(jefatura, id)).status).toBe(200)
    expect((await jefatura.post(path('documentosProspecto'), { prp_correl: prospectoId })).body.Valor).toHaveLength(1)
    const api = await desk.bearer()
    expect((await api.post(path('documentosProspecto'), { prp_correl: prospectoId })).body.Valor).toHaveLength(1)
    expect((await accesos()).slice(before)).toEqual([
      { operacion: 'descargarDocumentoProspecto', actor: expect.stringContaining('') },
      { operacion: 'documentosProspecto', actor: expect.stringContaining('') },
      { operacion: 'documentosProspecto', actor: 'cliente alerce-demo por Camila Rojas' },
    ])
    for (const [usuario, status] of [
      ['asesor2', 404],
      ['mesa', 403],
      ['contraloria', 403],
    ] as const)
      expect((await download(await desk.as(usuario), id)).status).toBe(status)
    expect((await download(desk.anyone(), id)).status).toBe(401)
    expect((await download(asesora, 999_999_999)).status).toBe(404)
  })

  test('hands in: its advisor and the API; another advisor gets 404, a head of team 403', async () => {
    const api = await desk.bearer()
    const id = await upload(pdf(), { idBox: '' }, api)
    expect((await lista())[0]).toMatchObject({ documentoId: id, subidoPor: 'cliente alerce-demo por Camila Rojas' })
    for (const [usuario, status] of [
      ['asesor2', 404],
      ['jefatura', 403],
    ] as const) {
      const other = await desk.as(usuario)
      expect((await other.post(path('cargaArchivoProspecto'), cargaDe(jpg()))).status).toBe(status)
      expect((await other.post(path('cargaArchivoFinanciero'), cargaDe(jpg(), { TipoAdjunto: 3 }))).status).toBe(status)
      for (const name of ['retirarDocumentoProspecto', 'reponerDocumentoProspecto'] as const)
        expect((await other.post(path(name), { documentoId: id })).status).toBe(status)
    }
    const stranger = await desk.as('asesor2')
    for (const [name, payload] of [
      ['obtenerDocumentosProspecto', { prospectoId }],
      ['documentosProspecto', { prp_correl: prospectoId }],
      ['documentosSolicitar', { TipoTrabajador: 'D', ProspectoID: prospectoId }],
    ] as const)
      expect((await stranger.post(path(name), payload)).status).toBe(404)
    expect(await ids()).toEqual([id])
  })
})
