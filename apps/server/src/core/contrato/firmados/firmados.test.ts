import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conPapeles, escaneo, signAll } from '../../../testing/cierre/firmas.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { conDatosContractuales, documentosEmitidos, type Vendedores } from '../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import type { Venta } from '../../../testing/golden/venta.ts'
import { porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let gente: Vendedores
let asesora: Client
let venta: Venta

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  gente = { asesora: await desk.as('asesora'), contraloria: await desk.as('contraloria') }
  asesora = gente.asesora
  venta = await conPapeles(gente)
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const show = ({ identificador }: Venta) => call('obtenerPapelesFirmados', { identificador })
const validados = async ({ identificador }: Venta) =>
  (await call('validarDocumentosFirmados', { identificador })).documentosFirmados
/** The call of the specification: it names no paper. */
const tad = ({ identificador }: Venta, bytes = escaneo(), mas: object = {}) =>
  asesora.post(routes.cargaArchivoProspectoTAD.path, {
    identificador,
    nombreArchivo: 'firmado.pdf',
    tipoMIME: 'application/pdf',
    TAD_CODIGO: 40,
    binario: Buffer.from(bytes).toString('base64'),
    ...mas,
  })
const propia = ({ identificador }: Venta, imgCorrel: number, bytes = escaneo(), client = asesora) =>
  upload(client, routes.subirPapelFirmado, { identificador, imgCorrel }, { bytes, nombre: 'firmado.pdf' })
async function rechazo(nombre: RouteName, payload: object, client = asesora) {
  const { status, body } = await client.post(routes[nombre].path, payload)
  return [status, body.descripcion]
}

describe('signed papers come in', () => {
  test('before the issue they are refused, by either call', async () => {
    const ds = await conDatosContractuales(gente)
    const [papel] = await documentosEmitidos(asesora, ds.identificador)
    for (const { status, body } of [await tad(ds), await propia(ds, papel?.imgCorrel ?? 0)])
      expect([status, body.descripcion]).toEqual([422, m.sinEmitir.text])
    expect(await validados(ds)).toBe(false)
    expect(await rechazo('enviarDocumentosFirmados', ds)).toEqual([422, m.sinEmitir.text])
  })

  test('one after the other without saying which, until as many came as were issued', async () => {
    const ds = await conPapeles(gente)
    const primero = escaneo()
    for (const [at, bytes] of [primero, escaneo(), escaneo()].entries()) {
      expect([at, await validados(ds)]).toEqual([at, false])
      expect((await tad(ds, bytes)).status).toBe(200)
    }
    expect(await validados(ds)).toBe(true)
    expect((await show(ds)).papeles.every(({ firmado }) => firmado?.nombre === 'firmado.pdf')).toBe(true)
    // the same again is the same, another is one too many
    expect((await tad(ds, primero)).status).toBe(200)
    const { status, body } = await tad(ds)
    expect([status, body.descripcion]).toEqual([422, m.completos.text])
  })

  test('in the place of a paper another takes the place of the first; one file is not two papers', async () => {
    const [uno, dos] = (await show(venta)).papeles.map(({ imgCorrel }) => imgCorrel)
    const bytes = escaneo()
    const ids = [await propia(venta, uno ?? 0, bytes), await propia(venta, uno ?? 0, bytes)]
    expect(new Set(ids.map(({ body }) => body.data.adJ_CORREL)).size).toBe(1)
    const { status, body } = await propia(venta, dos ?? 0, bytes)
    expect([status, body.descripcion, body.errores]).toEqual([
      422,
      m.repetido.text,
      [{ campo: 'archivo', mensaje: m.repetido.text }],
    ])
    await propia(venta, uno ?? 0)
    expect((await show(venta)).papeles.map(({ firmado }) => firmado !== null)).toEqual([true, false, false])
    const filas = await desk.db
      .selectFrom('papelFirmado')
      .innerJoin('archivo', 'archivo.id', 'papelFirmado.archivoId')
      .select(['confidencial', 'papelFirmado.nombre'])
      .where('documentoId', '=', uno ?? 0)
      .execute()
    expect(filas.map(({ confidencial }) => confidencial)).toEqual([true])
    expect(filas[0]?.nombre.toString()).not.toContain('firmado.pdf')
    expect((await propia(venta, 999_999)).status).toBe(404)
  })

  test.each([
    ['no file at all', { binario: Buffer.from('hola').toString('base64') }],
    ['one that is too large', { binario: 'A'.repeat(2_900_000) }],
    ['the code of something else', { TAD_CODIGO: 20 }],
  ])('%s is refused', async (_title, mas) => {
    expect([400, 413]).toContain((await tad(venta, escaneo(), mas)).status)
  })
})

describe('they are handed to the desk', () => {
  test('not while one is missing; then once, and nothing changes any more', async () => {
    expect(await rechazo('enviarDocumentosFirmados', venta)).toEqual([422, m.faltan.text])
    expect((await show(venta)).detencion).toBe('faltan')
    await signAll(asesora, venta.identificador)
    expect((await show(venta)).detencion).toBeNull()
    for (const _ of [1, 2]) expect(await call('enviarDocumentosFirmados', venta)).toBe('ok')
    expect(await call('obtenerEtapa', venta)).toMatchObject({ etapa: 'firmaIsapreRevision' })
    expect(await show(venta)).toMatchObject({ recibe: false, detencion: 'enLaMesa', devolucion: null })
    const { status, body } = await tad(venta)
    expect([status, body.descripcion]).toEqual([422, m.enLaMesa.text])
    const entradas = await call('obtenerBitacoraProspecto', venta)
    expect(entradas.filter(({ bitacoraId }) => bitacoraId === 271)).toHaveLength(1)
  })

  test('not while an update is open, nor are they taken in', async () => {
    const ds = await conPapeles(gente)
    await signAll(asesora, ds.identificador)
    const antes = await call('obtenerDatosProspecto', { prospectoId: ds.prospectoId })
    await call('actualizarProspecto', { ...antes, celular: '912345678' } as never)
    expect(await rechazo('enviarDocumentosFirmados', ds)).toEqual([422, edicionMessages.pendiente.text])
    expect(await show(ds)).toMatchObject({ detencion: 'actualizacion', recibe: false })
    const { status, body } = await tad(ds)
    expect([status, body.descripcion]).toEqual([422, edicionMessages.pendiente.text])
    await call('descartarActualizacion', { prospectoId: ds.prospectoId })
    expect(await call('enviarDocumentosFirmados', ds)).toBe('ok')
  })

  test('the signed file of a reissued paper no longer counts', async () => {
    const ds = await conPapeles(gente)
    await signAll(asesora, ds.identificador)
    await desk.db
      .updateTable('documentoContrato')
      .set({ reemplazado: true })
      .where('declaracionId', '=', ds.identificador)
      .where('tipo', '=', 'plan-y-precio')
      .execute()
    await call('agregaArchivosDocContractuales', ds)
    await documentosEmitidos(asesora, ds.identificador)
    expect((await show(ds)).papeles.map(({ firmado }) => firmado !== null)).toEqual([true, false, true])
    expect(await rechazo('enviarDocumentosFirmados', ds)).toEqual([422, m.faltan.text])
  })
})

describe('opening a signed paper', () => {
  const open = (client: Client, imgCorrel: number) =>
    client.get(`${routes.descargarPapelFirmado.path}?identificador=${venta.identificador}&imgCorrel=${imgCorrel}`)

  test('its advisor and the desk, but for the declaration: that holds health data', async () => {
    const [copia, plan] = (await show(venta)).papeles
    expect(copia?.salud).toBe(true)
    for (const client of [asesora, await desk.as('mesa')]) {
      const deSalud = await open(client, copia?.imgCorrel ?? 0)
      expect([deSalud.status, deSalud.body.descripcion]).toEqual([403, m.copiaReservada.text])
      const { status, raw } = await open(client, plan?.imgCorrel ?? 0)
      expect([status, raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    }
  })

  test('the desk opens the signed declaration by a call of its own, logged, while the insurer wants it so', async () => {
    const [copia, plan] = (await show(venta)).papeles
    const laDS = (client: Client, imgCorrel = 0) =>
      client.get(`${routes.descargarDSFirmada.path}?identificador=${venta.identificador}&imgCorrel=${imgCorrel}`)
    const mesa = await desk.as('mesa')
    const { status, raw } = await laDS(mesa, copia?.imgCorrel)
    expect([status, raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const registro = desk.db.selectFrom('bitacoraAcceso').select('declaracionId')
    expect(await registro.where('operacion', '=', 'descargarDSFirmada').execute()).toEqual([
      { declaracionId: venta.identificador },
    ])
    expect((await laDS(mesa, plan?.imgCorrel)).status).toBe(422)
    expect((await laDS(asesora, copia?.imgCorrel)).status).toBe(403)
    const no = { clave: 'mesaVeDSFirmada', valor: 'false', desde: '2026-01-01' }
    await desk.db.insertInto('parametro').values(no).execute()
    expect((await laDS(mesa, copia?.imgCorrel)).status).toBe(403)
    await desk.db.deleteFrom('parametro').where('clave', '=', 'mesaVeDSFirmada').execute()
  })

  test('nobody else', async () => {
    const [, plan] = (await show(venta)).papeles
    for (const [usuario, status] of [
      ['asesor2', 404],
      ['jefatura', 403],
      ['contraloria', 403],
      ['administracion', 403],
    ] as const)
      expect([usuario, (await open(await desk.as(usuario), plan?.imgCorrel ?? 0)).status]).toEqual([usuario, status])
  })
})
