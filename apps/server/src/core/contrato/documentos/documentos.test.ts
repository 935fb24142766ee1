import { documentosMessages as m } from '@alerce/contract/messages/contrato/documentos'
import { routes } from '@alerce/contract/routes'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailer } from '../../../platform/outside/mail.ts'
import type { Client } from '../../../testing/client.ts'
import {
  conDatosContractuales,
  documentosEmitidos,
  dsFinalizada,
  ingresoDe,
  sueltos,
  type Vendedores,
} from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { cartaDe } from '../../../testing/electronica/electronica.ts'
import { textOfPdf } from '../../../testing/pdf-text.ts'
import { servicios } from '../../../testing/servicios.ts'
import { porHttp } from '../../../testing/ventas.ts'
import { readArchivo } from '../../base/archivos/read-model.ts'
import type { Services } from '../../use-case.ts'
import { issueDocumentos } from './issue-documentos.ts'

let desk: Desk
let gente: Vendedores
let asesora: Client
let venta: Awaited<ReturnType<typeof conDatosContractuales>>
let papeles: Awaited<ReturnType<typeof documentosEmitidos>>

const DESCARGAR = routes.descargarDocumentoPDF.path
const TODOS = routes.descargarDocumentosContractuales.path
const ENVIAR = routes.enviarCorreoDocumentosContractuales.path

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
  venta = await conDatosContractuales(gente)
  papeles = await documentosEmitidos(asesora, venta.identificador)
})
afterAll(() => desk.close())

/** As it was issued: the copy of the declaration reaches the applicant alone. */
const bytesDe = async (imgCorrel: number) => {
  const { archivoId } = await desk.db
    .selectFrom('documentoContrato')
    .select('archivoId')
    .where('id', '=', imgCorrel)
    .executeTakeFirstOrThrow()
  return (await readArchivo({ ...servicios, tx: desk.db }, archivoId ?? 0)).contenido
}
const filas = (declaracionId: number) =>
  desk.db.selectFrom('documentoContrato').selectAll().where('declaracionId', '=', declaracionId).orderBy('id').execute()
/** The same data with another address of who pays, which is told. */
const conDomicilio = (datos: ReturnType<typeof ingresoDe>, domicilio: string) => ({
  ...datos,
  datosEmpleador: datos.datosEmpleador.map((entidad) => ({ ...entidad, domicilio })),
})
/** The job again, as its runner would call it. */
const issue = (declaracionId: number, { print }: Pick<Services, 'print'> = servicios) => {
  const { db, clock } = desk
  const mailer = createMailer({ url: undefined, from: '' })
  return issueDocumentos({ db, clock, services: { ...servicios, print }, mailer }, { declaracionId })
}

describe('the papers of a sale', () => {
  test('are the copy of the declaration, plan and price, and a notification per paying entity', () => {
    expect(papeles.map(({ nombre, salud, tipoMIME }) => [nombre.replace(/\d{10}/, 'N'), salud, tipoMIME])).toEqual([
      ['Declaración de Salud N.pdf', true, 'application/pdf'],
      ['Plan y precio N.pdf', false, 'application/pdf'],
      ['Notificación de cotización N Comercial Los Boldos SpA.pdf', false, 'application/pdf'],
    ])
    expect(papeles[0]?.emitido).toBe('07-10-2026 10:00')
  })

  test('contain person, plan and amount, as text', async () => {
    const { nombrePlan, totalUF, totalPesos } = await porHttp(asesora)('resumenCotizacion', venta)
    for (const { imgCorrel } of papeles.slice(0, 2)) {
      const text = await textOfPdf(await bytesDe(imgCorrel))
      for (const part of ['ELENA PRUEBA SERRANO', formatoRut(venta.rut), nombrePlan, 'TEXTO DE EJEMPLO'])
        expect(text).toContain(part)
    }
    const [, plan] = papeles
    const price = await textOfPdf(await bytesDe(plan?.imgCorrel ?? 0))
    for (const part of [`${formatoUF(totalUF)} UF`, formatoPesos(totalPesos).replace(/\s/, ' ')])
      expect(price).toContain(part)
  })

  test.each([
    [0, ['1. ¿', '15. ¿', 'No', '60', '1,65', 'Copia para el postulante']],
    [1, ['Precio base', 'Precio GES', 'Red preferente']],
    [2, ['Comercial Los Boldos SpA', '76.086.428-5', '+56 2 2456 8900', 'AFP UNO', 'ELENA PRUEBA SERRANO']],
  ])('paper %i contains its own sections', async (at, parts) => {
    const text = await textOfPdf(await bytesDe(papeles[at]?.imgCorrel ?? 0))
    for (const part of parts) expect(text).toContain(part)
    expect(text).not.toContain('11. ')
  })

  test('the declaration is encrypted where it is kept, the others are not', async () => {
    const rows = await filas(venta.identificador)
    for (const { tipo, archivoId } of rows) {
      const { contenido, confidencial } = await desk.db
        .selectFrom('archivo')
        .innerJoin('almacen', 'almacen.llave', 'archivo.llave')
        .select(['contenido', 'confidencial'])
        .where('id', '=', archivoId)
        .executeTakeFirstOrThrow()
      const clear = contenido?.subarray(0, 5).toString() === '%PDF-'
      expect([clear, !confidencial]).toEqual(Array(2).fill(tipo !== 'declaracion-salud'))
    }
  })
})

describe('issuing', () => {
  test('again, twice at once, changes nothing', async () => {
    const before = [await filas(venta.identificador), await sueltos(desk.db)]
    await Promise.all([issue(venta.identificador), issue(venta.identificador)])
    expect([await filas(venta.identificador), await sueltos(desk.db)]).toEqual(before)
  })

  test('after an interruption issues the missing papers', async () => {
    const ds = await conDatosContractuales(gente)
    const [, plan] = await documentosEmitidos(asesora, ds.identificador)
    const id = plan?.imgCorrel ?? 0
    await desk.db
      .updateTable('documentoContrato')
      .set({ estado: 'pendiente', archivoId: null, emitido: null })
      .where('id', '=', id)
      .execute()
    expect((await asesora.post(ENVIAR, ds)).body.descripcion).toBe(m.pendientes.text)
    expect((await asesora.post(DESCARGAR, { ...ds, imgCorrel: id })).body.descripcion).toBe(m.pendientes.text)
    const cerrar = { identificador: ds.identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' }
    expect((await asesora.post(routes.guardarEtapa.path, cerrar)).status).toBe(422)
    await Promise.all([issue(ds.identificador), issue(ds.identificador)])
    expect((await bytesDe(id)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await porHttp(asesora)('guardarEtapa', cerrar as never)).toEqual({ etapa: 'resumenCotizacion' })
  })

  test('one that cannot be made keeps none of the others back; it is given up, and registering tries it again', async () => {
    const ds = await conDatosContractuales(gente)
    await documentosEmitidos(asesora, ds.identificador)
    const lost = { estado: 'pendiente', archivoId: null, emitido: null } as const
    const rows = desk.db.updateTable('documentoContrato').where('declaracionId', '=', ds.identificador)
    await rows.set(lost).where('tipo', '!=', 'declaracion-salud').execute()
    const desconocido = 'desconocido' as never
    await rows.set({ intentos: 8, tipo: desconocido }).where('tipo', '=', 'notificacion-entidad').execute()
    await expect(issue(ds.identificador)).rejects.toThrow()
    const estados = (await filas(ds.identificador)).map((r) => [r.tipo, r.estado])
    expect(estados).toEqual([
      ['declaracion-salud', 'listo'],
      ['plan-y-precio', 'listo'],
      ['desconocido', 'fallido'],
    ])
    await rows.set({ tipo: 'notificacion-entidad' }).where('tipo', '=', desconocido).execute()
    await asesora.data(routes.agregaArchivosDocContractuales.path, ds)
    await documentosEmitidos(asesora, ds.identificador)
  })

  test('contractual data saved again replace the notification, and only it', async () => {
    const ds = await conDatosContractuales(gente)
    const before = await documentosEmitidos(asesora, ds.identificador)
    const datos = ingresoDe(await porHttp(asesora)('datosDocumentosContractuales', ds))
    await porHttp(asesora)('ingresarDatosDocumentosContractuales', conDomicilio(datos, 'Pasaje Nuevo 7'))
    const after = await documentosEmitidos(asesora, ds.identificador)
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    const [vieja, nueva] = [before[2]?.imgCorrel ?? 0, after[2]?.imgCorrel ?? 0]
    expect(await textOfPdf(await bytesDe(nueva))).toContain('Pasaje Nuevo 7')
    expect((await asesora.post(DESCARGAR, { ...ds, imgCorrel: vieja })).status).toBe(404)
  })

  test('a paper with data changed while drawn is discarded, and its replacement is kept', async () => {
    const ds = await conDatosContractuales(gente)
    await documentosEmitidos(asesora, ds.identificador)
    const [, , { id = 0 } = {}] = await filas(ds.identificador)
    const rows = desk.db.updateTable('documentoContrato').where('id', '=', id)
    await rows.set({ estado: 'pendiente', archivoId: null, emitido: null }).execute()
    const datos = ingresoDe(await porHttp(asesora)('datosDocumentosContractuales', ds))
    await issue(ds.identificador, {
      print: async (papel) => {
        await porHttp(asesora)('ingresarDatosDocumentosContractuales', conDomicilio(datos, 'Pasaje Entretanto 9'))
        return await servicios.print(papel)
      },
    })
    const [, , nueva] = await documentosEmitidos(asesora, ds.identificador)
    expect((await filas(ds.identificador)).find((fila) => fila.id === id)?.archivoId).toBeNull()
    expect(await textOfPdf(await bytesDe(nueva?.imgCorrel ?? 0))).toContain('Pasaje Entretanto 9')
  })

  test('asked for without contractual data is refused', async () => {
    const { prospectoId } = await dsFinalizada(gente)
    const { status, body } = await asesora.post(routes.agregaArchivosDocContractuales.path, { prospectoId })
    expect([status, body.descripcion]).toEqual([422, m.sinDatos.text])
  })
})

describe('reading by role', () => {
  test('each download of a paper is in the access log', async () => {
    const { identificador } = venta
    const log = () =>
      desk.db.selectFrom('bitacoraAcceso').select('actor').where('declaracionId', '=', identificador).execute()
    const before = (await log()).length
    await porHttp(asesora)('descargarDocumentoPDF', { identificador, imgCorrel: papeles[1]?.imgCorrel ?? 0 })
    expect(await log()).toHaveLength(before + 1)
  })

  test('the head of the team sees the list and the contract, not the declaration', async () => {
    const jefatura = await desk.as('jefatura')
    const { identificador } = venta
    expect(await porHttp(jefatura)('obtenerDocumentos', venta)).toHaveLength(3)
    expect((await jefatura.post(DESCARGAR, { identificador, imgCorrel: papeles[0]?.imgCorrel })).status).toBe(403)
    expect((await jefatura.get(`${TODOS}?id=${identificador}`)).status).toBe(200)
  })

  test('another advisor finds nothing', async () => {
    const otro = await desk.as('asesor2')
    const { identificador } = venta
    const imgCorrel = papeles[1]?.imgCorrel
    for (const path of [routes.obtenerDocumentos.path, DESCARGAR, ENVIAR])
      expect((await otro.post(path, { identificador, imgCorrel })).status).toBe(404)
    expect((await otro.get(`${TODOS}?id=${identificador}`)).status).toBe(404)
    expect((await asesora.post(routes.obtenerDocumentos.path, { identificador, rut: '11111111-1' })).status).toBe(404)
  })
})

describe('all contract papers at once', () => {
  test('are one PDF without the declaration', async () => {
    const { status, headers, raw } = await asesora.get(`${TODOS}?id=${venta.identificador}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toContain('documentos-contractuales-')
    const text = await textOfPdf(raw)
    for (const part of ['Índice', 'Plan y precio', 'Comercial Los Boldos SpA']) expect(text).toContain(part)
    expect(text).not.toContain('Preguntas y respuestas')
  })
})

test('a paper opens as it is too, the same bytes, to the same people, and each look is logged', async () => {
  const { identificador } = venta
  const id = papeles[1]?.imgCorrel ?? 0
  const open = (client: Client, imgCorrel = id) =>
    client.get(`${routes.descargarPapel.path}?identificador=${identificador}&imgCorrel=${imgCorrel}`)
  const { raw, headers } = await open(asesora)
  expect(raw.equals(await bytesDe(id))).toBe(true)
  const { archivo } = await porHttp(asesora)('descargarDocumentoPDF', { identificador, imgCorrel: id })
  expect(Buffer.from(archivo, 'base64').equals(raw)).toBe(true)
  const copia = await open(asesora, papeles[0]?.imgCorrel)
  expect([copia.status, copia.body.codigo]).toEqual([403, 'copia_ds_reservada'])
  expect(headers['content-type']).toBe('application/pdf')
  expect((await open(await desk.as('asesor2'))).status).toBe(404)
  expect((await open(await desk.as('jefatura'))).status).toBe(403)
  const looks = desk.db.selectFrom('bitacoraAcceso').select(['declaracionId', 'rechazado'])
  const of = { declaracionId: identificador, rechazado: true }
  expect(await looks.where('operacion', '=', 'descargarPapel').orderBy('id').execute()).toEqual([
    { ...of, rechazado: false },
    of,
    of,
    of,
  ])
})

describe('by mail', () => {
  test('go to the applicant with every paper but the copy of the declaration', async () => {
    await asesora.data(ENVIAR, venta)
    const mesa = await desk.as('mesa')
    const { correos } = await porHttp(mesa)('obtenerCorreos', {})
    const found = correos.find((c) => c.asunto === 'Documentos de su contrato de salud')
    expect(found?.para).toBe('elena.prueba@example.cl')
    const { adjuntos } = await porHttp(mesa)('obtenerCorreo', { correoId: found?.correoId ?? 0 })
    expect(adjuntos.map((a) => a.nombre)).toEqual(papeles.filter((p) => !p.salud).map((p) => p.nombre))
    expect(adjuntos.map((a) => a.abierto)).toEqual([true, true])
    expect(await cartaDe(desk, venta.prospectoId, found?.asunto ?? '')).toContain('Plan y precio ')
    const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', venta)
    expect(entradas.map((e) => e.bitacoraId)).toContain(132)
  })

  test('of one of a pair once the papers of both are issued', async () => {
    const ds = await conDatosContractuales(gente)
    await documentosEmitidos(asesora, ds.identificador)
    expect(await porHttp(asesora)('validarDocumentosCompensado', ds)).toBe('OK')
    const { prospectoId: otro } = await dsFinalizada(gente)
    const unir = desk.db.updateTable('prospecto').set({ parejaId: otro, otorga: true })
    await unir.where('id', '=', ds.prospectoId).execute()
    expect(await porHttp(asesora)('validarDocumentosCompensado', ds)).toBe(m.otroSinDocumentos.text)
    const { status, body } = await asesora.post(ENVIAR, ds)
    expect([status, body.descripcion]).toEqual([422, m.otroSinDocumentos.text])
  })

  test('the stage says that they were sent, in the same act, and a second time only mails', async () => {
    const { identificador, prospectoId } = venta
    const generados = { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' } as const
    await porHttp(asesora)('guardarEtapa', generados)
    for (const _ of [1, 2])
      expect(await asesora.data(routes.enviarDocumentosAlCliente.path, { identificador })).toBe('ok')
    expect(await asesora.data(routes.obtenerEtapa.path, { identificador })).toEqual({
      etapa: 'resumenCotizacion',
      subetapa: 'Documentos Enviados al Cliente',
    })
    const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
    expect(entradas.filter((e) => e.estado.endsWith('Documentos Enviados al Cliente'))).toHaveLength(1)
  })
})
