import { routes } from '@alerce/contract/routes'
import { jpg } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../semilla/demo/documentos.ts'
import { type DemoCall, formularioDe } from '../../../semilla/demo/recorrido.ts'
import { certificadoDeFelipe, EMPLEADOR, OTRO_EMPLEADOR } from '../../../testing/certificados/felipe.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { INICIO } from '../../../testing/template.ts'
import { nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

const TEXTO = 'Revise el estado de validación de los documentos obligatorios'
const SIN_CEDULA = { campo: 'CEDULA', mensaje: 'Falta adjuntar: Cédula de identidad' }
const sinCertificado = (ruts: string) => ({
  campo: 'CERTIF_COTIZ',
  mensaje: `Falta validar: Certificado de cotizaciones (${ruts})`,
})
const UNO = '76.086.428-5'
const OTRO = '76.418.230-8'

let desk: Desk
let asesora: Client
let call: DemoCall
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  call = porHttp(asesora)
})
afterAll(() => desk.close())

let prospectoId: number
let rut: string

type Empleador = { tipoTrabajador: 'D' | 'I' | 'P' | 'V'; rut: string; remuneracionImponible: number }
const dependiente = (de = EMPLEADOR): Empleador => ({ tipoTrabajador: 'D', rut: de, remuneracionImponible: 1_500_000 })

/** Prospect with a chosen plan and no documents. */
async function conPlan(empleadores: Empleador[] = [dependiente()]): Promise<void> {
  const postulante = nuevoPostulante()
  rut = postulante.rut
  prospectoId = (await call('ingresarProspecto', { ...formularioDe(postulante), empleadores })).prospectoId
  const { minimoMonto, maximoMonto } = await call('calcularRenta', { prospectoId })
  await call('guardarRangoPactado', { prospectoId, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
  const [plan] = await call('obtenerPlanes', { prospectoId })
  const planId = plan?.planId ?? 0
  await call('guardarPreferencias', { prospectoId, planId, esSugerencia: 'N' })
  await call('guardarPlanSeleccionado', { prospectoId, planCotizacionId: planId, beneficiosComplementarios: [] })
}
beforeEach(() => conPlan())

const confirm = (client = asesora, etapa = 'cotizacionFinalizada') =>
  client.post(routes.guardarEtapaProspecto.path, { prospectoId, etapa })
const check = () => asesora.post(routes.revisarConfirmacion.path, { prospectoId })
/** Missing documents, with the same text in the review and in the refusal. */
const faltan = async () => {
  const antes = await check()
  const { status, body } = await confirm()
  expect([antes.status, antes.body.errores]).toEqual([status, body.errores])
  if (status === 200) return []
  expect([status, body.codigo, body.descripcion]).toEqual([422, 'documentos_obligatorios', TEXTO])
  return body.errores
}
const cedula = async (idBox: number | null = 2) =>
  (
    await call('cargaArchivoProspecto', {
      Identificador: prospectoId,
      NombreArchivo: 'cedula.jpg',
      TipoAdjunto: '40',
      idBox,
      Binario: Buffer.from(jpg()).toString('base64'),
    })
  ).adJ_CORREL

/** Validates a certificate of this employer; `conTabla`: with readable incomes. */
async function certify(de = EMPLEADOR, conTabla = false): Promise<void> {
  const otra = conTabla
    ? { empleadores: [{ rut: de, razonSocial: 'X SPA', meses: meses() }] }
    : { formato: 'carta' as const }
  const pdf = await certificadoDeFelipe({ rut, ...otra })
  await call('validarDocumentoRenta', {
    Rut: rut,
    RutEmpleador: de,
    PDA_CORREL: 33,
    ProspectoID: prospectoId,
    TipoDoc: 'CERTIF_COTIZ',
    Base64: pdf.toString('base64'),
  })
}
const meses = () => ['2026-09', '2026-08', '2026-07'].map((mes) => ({ mes, renta: 1_500_000 }))
const authorize = (estado: 0 | 1 | 2) =>
  desk.db
    .insertInto('autorizacion')
    .values({ prospectoId, motivo: 'x', estado, solicitada: INICIO, decidida: INICIO })
    .execute()

describe('a dependent worker', () => {
  test('without documents confirms no plan, and reads which are missing', async () => {
    expect(await faltan()).toEqual([sinCertificado(UNO), SIN_CEDULA])
    const { etapa } = await call('obtenerEtapaProspecto', { prospectoId })
    expect(etapa).toBe('prospecto')
  })

  test('each document lifts its own', async () => {
    await cedula()
    expect(await faltan()).toEqual([sinCertificado(UNO)])
    await certify()
    expect(await faltan()).toEqual([])
  })

  test.each([
    ['with a table', true],
    ['without one', false],
  ])('a certificate %s counts', async (_title, conTabla) => {
    await certify(EMPLEADOR, conTabla)
    expect(await faltan()).toEqual([SIN_CEDULA])
  })

  test('a document that answers nothing, or was taken away, counts for nothing', async () => {
    await certify()
    await cedula(null)
    expect(await faltan()).toEqual([SIN_CEDULA])
    const documentoId = await cedula()
    await call('retirarDocumentoProspecto', { documentoId })
    expect(await faltan()).toEqual([SIN_CEDULA])
    await call('reponerDocumentoProspecto', { documentoId })
    expect(await faltan()).toEqual([])
  })

  test('a certificate that was only handed in, or was taken back, counts for nothing', async () => {
    await cedula()
    await cedula(1)
    expect(await faltan()).toEqual([sinCertificado(UNO)])
    await certify()
    const [uno] = await call('obtenerCertificados', { prospectoId })
    await call('retirarCertificado', { certificadoId: uno?.certificadoId ?? 0 })
    expect(await faltan()).toEqual([sinCertificado(UNO)])
  })

  test('of two employers each has a certificate', async () => {
    await conPlan([dependiente(), dependiente(OTRO_EMPLEADOR)])
    await cedula()
    expect(await faltan()).toEqual([sinCertificado(`${UNO}, ${OTRO}`)])
    await certify(OTRO_EMPLEADOR)
    expect(await faltan()).toEqual([sinCertificado(UNO)])
    await certify()
    expect(await faltan()).toEqual([])
  })

  test('an authorization lifts the certificate and not the card', async () => {
    await authorize(1)
    expect(await faltan()).toEqual([SIN_CEDULA])
    await cedula()
    expect(await faltan()).toEqual([])
  })

  test('one that waits holds the quote before any document does', async () => {
    await authorize(0)
    const { status, body } = await confirm()
    expect([status, body.codigo]).toEqual([422, 'cotizacion_bloqueada'])
  })
})

test.each([
  ['I', [{ tipoTrabajador: 'I', rut: '', remuneracionImponible: 1_500_000 }], 6, [SIN_CEDULA]],
  ['V', [{ tipoTrabajador: 'V', rut: '', remuneracionImponible: 0 }], 7, [SIN_CEDULA]],
  [
    'P',
    [{ tipoTrabajador: 'P', rut: EMPLEADOR, remuneracionImponible: 1_500_000 }],
    5,
    [{ campo: 'LIQUIDACION_PENSION', mensaje: 'Falta adjuntar: Liquidación de pensión' }, SIN_CEDULA],
  ],
] as [string, Empleador[], number, object[]][])('%s hands in the documents required for that type', async (...row) => {
  const [, empleadores, caja, expected] = row
  await conPlan(empleadores)
  expect(await faltan()).toEqual(expected)
  await cedula(caja)
  expect(await faltan()).toEqual(expected.slice(0, -1))
  await deliverDocumentos(call, prospectoId)
  expect(await faltan()).toEqual([])
})

test('a save that goes on needs the documents of the sent employers; a refusal saves nothing', async () => {
  const read = () => call('obtenerDatosProspecto', { prospectoId })
  const { version } = await read()
  const persona = { ...formularioDe(nuevoPostulante()), prospectoId, rut, version }
  const advance = (empleadores: Empleador[]) =>
    asesora.post(routes.ingresarProspecto.path, { ...persona, empleadores, avanza: true })
  await certify()
  const { status, body } = await advance([dependiente(OTRO_EMPLEADOR)])
  expect([status, body.codigo, body.descripcion]).toEqual([422, 'documentos_obligatorios', TEXTO])
  expect(body.errores).toEqual([sinCertificado(OTRO), SIN_CEDULA])
  expect(await read()).toMatchObject({ version, empleadores: [{ rut: EMPLEADOR }] })
  await cedula()
  expect((await advance([dependiente()])).status).toBe(200)
})

test('a confirmed plan stays confirmed after a document is deleted; quoting needs no documents', async () => {
  expect((await call('obtenerPlanSeleccionado', { prospectoId })).planCotizacionId).not.toBeNull()
  await certify()
  const documentoId = await cedula()
  expect((await confirm()).status).toBe(200)
  await call('retirarDocumentoProspecto', { documentoId })
  expect((await confirm()).status).toBe(200)
  await call('generarDSManual', { prospectoId })
  expect((await confirm(asesora, 'dsManualGenerada')).status).toBe(200)
})

test('a bearer client has the same limits as its advisor; another advisor gets 404', async () => {
  const { status, body } = await confirm(await desk.bearer())
  expect([status, body.errores]).toEqual([422, [sinCertificado(UNO), SIN_CEDULA]])
  expect((await confirm(await desk.as('asesor2'))).status).toBe(404)
})

test('sales of the demo have their documents, really sealed and read', async () => {
  const vendidos = await desk.db
    .selectFrom('prospecto as p')
    .innerJoin('empleador as e', 'e.prospectoId', 'p.id')
    .leftJoin('certificado as c', (j) =>
      j.onRef('c.prospectoId', '=', 'p.id').onRef('c.rutEmpleador', '=', 'e.rut').on('c.retirado', 'is', null),
    )
    .select(['p.id', 'e.tipoTrabajador as tipo', 'c.documentoId', 'c.rentaPromedio as promedio'])
    .where('p.etapa', '<>', 'prospecto')
    .where('p.registradoEn', '<', INICIO)
    .execute()
  const dependientes = vendidos.filter(({ tipo }) => tipo === 'D')
  expect(dependientes.length).toBeGreaterThan(10)
  expect(dependientes.every(({ documentoId }) => documentoId !== null)).toBe(true)
  expect(new Set(dependientes.map(({ promedio }) => (promedio ?? 0) > 0)).size).toBe(2)
})

test('a dependent passport holder hands in passport and certificate, and goes on', async () => {
  const { rut: _, ...formulario } = formularioDe(nuevoPostulante())
  const sinRut = { tipoDocumento: 'P', numeroPasaporte: 'AB123456' } as const
  const persona = { ...formulario, ...sinRut, empleadores: [dependiente()] }
  const { prospectoId: id } = await call('ingresarProspecto', persona)
  const pedidos = await call('documentosSolicitar', { TipoTrabajador: 'D', ProspectoID: id })
  expect(pedidos.map((uno) => uno.PDS_NOMBRE_DOC)).toEqual([
    'Certificado de cotizaciones',
    'Pasaporte',
    'Otro documento',
  ])
  const advance = () => asesora.post(routes.ingresarProspecto.path, { ...persona, prospectoId: id, avanza: true })
  expect((await advance()).body.errores.map(({ mensaje }: { mensaje: string }) => mensaje)).toEqual([
    'Falta adjuntar: Certificado de cotizaciones',
    'Falta adjuntar: Pasaporte',
  ])
  await deliverDocumentos(call, id)
  expect((await advance()).status).toBe(200)
})
