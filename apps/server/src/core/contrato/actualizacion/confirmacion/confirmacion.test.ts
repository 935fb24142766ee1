import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverDocumentos } from '../../../../semilla/demo/documentos.ts'
import { declare, formularioDe, type PostulanteDemo } from '../../../../semilla/demo/recorrido.ts'
import { quoteActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
import { sinEmpleador, subirComprobante } from '../../../../testing/cierre/pagos.ts'
import { type Client, rechazoEn } from '../../../../testing/client.ts'
import { conDatosContractuales, dsFinalizada, saveContractuales } from '../../../../testing/contratos.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import {
  alSalir,
  dsHasta,
  dsNueva,
  nuevaDeclaracion,
  nuevoPostulante,
  nuevoRut,
  porHttp,
} from '../../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let gente: { asesora: Client; contraloria: Client }
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  gente = { asesora, contraloria: await desk.as('contraloria') }
})
afterAll(() => desk.close())

const call: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const request = <N extends RouteName>(name: N, payload: object) => asesora.post(routes[name].path, payload)
const dsDe = (identificador: number) =>
  desk.db.selectFrom('declaracion').selectAll().where('id', '=', identificador).executeTakeFirstOrThrow()
const correosDe = async (prospectoId: number) =>
  (await desk.db.selectFrom('correo').select('asunto').where('prospectoId', '=', prospectoId).execute()).map(
    ({ asunto }) => asunto,
  )
const entradasDe = async (prospectoId: number) =>
  (await call('obtenerBitacoraProspecto', { prospectoId })).map(({ bitacoraId }) => bitacoraId)
const personasDe = (identificador: number) =>
  desk.db
    .selectFrom('declaracionPersona')
    .select(['tipo', 'fechaNacimiento'])
    .where('declaracionId', '=', identificador)
    .orderBy('orden')
    .execute()
const vigenteDe = (prospectoId: number) => call('obtenerResumenPlan', { prospectoId })
const hijo = { fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const

/** Begins an update that changes nothing but what is said, with the documents that a new plan asks for. */
async function begin(prospectoId: number, postulante: PostulanteDemo, cambios: object = {}) {
  await call('actualizarProspecto', { ...formularioDe(postulante), prospectoId, ...cambios })
  await deliverDocumentos(call, prospectoId, 'carta')
}
/** A declaration of a holder and one child, typed up to its last summary. */
const declareUntil = ({ identificador }: { identificador: number }) => {
  const suyo = { nombres: 'Inés', apellidoPaterno: 'Prueba', apellidoMaterno: 'Soto', rutBeneficiario: nuevoRut() }
  const dependientes = [{ ...suyo, tipoDocumento: 'R' as const, peso: 30, altura: 1.3 }]
  return declare(porHttp(asesora), identificador, nuevaDeclaracion({ dependientes }), 'resumenDeclaracion')
}
const confirm = (prospectoId: number) => call('confirmarActualizacion', { prospectoId })
const masRenta = { empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 2_600_000 }] }

describe('the quote of an update', () => {
  test('asks for an open one, and before a choice there is none', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await dsNueva(asesora, postulante)
    expect(rechazoEn(await request('calcularRentaUpd', { prospectoId }))).toEqual([422, edicionMessages.noHay.text])
    expect(rechazoEn(await request('guardarRangoPactadoUpd', { prospectoId, minimoPlan: 1, maximoPlan: 2 }))).toEqual([
      422,
      edicionMessages.noHay.text,
    ])
    await begin(prospectoId, postulante)
    expect(await call('obtenerPlanSeleccionadoUpd', { prospectoId })).toBeNull()
    expect(await call('obtenerRangoPactadoUpd', { prospectoId })).toEqual({ minimoPlan: null, maximoPlan: null })
    expect(rechazoEn(await request('confirmarActualizacion', { prospectoId }))).toEqual([
      422,
      planesMessages.sinPlan.text,
    ])
  })

  test('does not replace the one in force, can be cleared and restored, and falls with its inputs', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await dsNueva(asesora, postulante)
    await begin(prospectoId, postulante, masRenta)
    const antes = await vigenteDe(prospectoId)
    const planId = await quoteActualizacion(call, prospectoId, 'caro')
    expect(await vigenteDe(prospectoId)).toEqual(antes)
    const elegido = () => call('obtenerPlanSeleccionadoUpd', { prospectoId })
    expect((await elegido())?.planCotizacionId).toBe(planId)
    expect(antes.planCotizacionId).not.toBe(planId)
    await call('limpiarCotizacionUpd', { prospectoId })
    expect(await elegido()).toBeNull()
    expect(await call('obtenerBusqueda', { prospectoId, lugar: 'actualizacion' })).toMatchObject({ planId })
    const porDeshacer = async () =>
      (await call('obtenerPorDeshacer', {})).filter(({ pedido }) => pedido.prospectoId === prospectoId)
    expect(await porDeshacer()).toMatchObject([{ pedido: { prospectoId, lugar: 'actualizacion' } }])
    await call('restituirCotizacion', { prospectoId, lugar: 'actualizacion' })
    expect(await porDeshacer()).toEqual([])
    expect((await elegido())?.planCotizacionId).toBe(planId)
    await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })
    expect(await elegido()).toBeNull()
    expect(await vigenteDe(prospectoId)).toEqual(antes)
  })

  test('our own calls read it when asked with lugar', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await dsNueva(asesora, postulante)
    await begin(prospectoId, postulante, masRenta)
    const planId = await quoteActualizacion(call, prospectoId, 'caro')
    const { totalPesos } = await call('obtenerPlanSeleccionadoUpd', { prospectoId }).then((one) => one!)
    const lugar = 'actualizacion' as const
    const { ahora } = await call('simularPrecio', { prospectoId, lugar })
    expect(ahora.cotizacion.totalPesos).toBe(totalPesos)
    const carta = await call('revisarEnvioCotizacion', { prospectoId, lugar })
    expect(carta.texto).toContain(ahora.cotizacion.codigoPlan)
    const [comparado] = await call('compararPlanes', { prospectoId, lugar, planes: String(planId) })
    expect(comparado?.planId).toBe(planId)
    await call('enviarCotizacionCorreoUpd', { prospectoId })
    expect((await call('obtenerCotizacionesEnviadas', { prospectoId }))[0]?.planId).toBe(planId)
  })
})

describe('confirming', () => {
  test('replaces the quote in force, once, with one letter; then another update can begin', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId, identificador } = await dsNueva(asesora, postulante)
    await begin(prospectoId, postulante, masRenta)
    const antes = await vigenteDe(prospectoId)
    const planId = await quoteActualizacion(call, prospectoId, 'caro')
    await confirm(prospectoId)
    const ahora = await vigenteDe(prospectoId)
    expect([ahora.planCotizacionId, antes.planCotizacionId === planId]).toEqual([planId, false])
    expect(await call('obtenerRangoPactado', { prospectoId })).toMatchObject({ maximoPlan: expect.any(Number) })
    expect(await call('obtenerDatosProspectoUpd', { prospectoId })).toMatchObject({
      estadoEdicion: 'S',
      abierta: null,
      etapa: 'dsManualGenerada',
    })
    // pressed twice, and by the call of the specification
    expect(await confirm(prospectoId)).toMatchObject({ etapa: 'cotizacionFinalizada' })
    const etapa = { prospectoId, etapa: 'cotizacionFinalizada' } as const
    expect(await call('guardarEtapaProspectoUpd', etapa)).toEqual({ etapa: 'cotizacionFinalizada' })
    expect((await correosDe(prospectoId)).filter((one) => one === cartas.planActualizado.asunto())).toHaveLength(1)
    const historia = await desk.db
      .selectFrom('cotizacion')
      .select(['lugar', 'reemplazada'])
      .where('prospectoId', '=', prospectoId)
      .orderBy('id')
      .execute()
    expect(historia).toEqual([
      { lugar: 'venta', reemplazada: true },
      { lugar: 'venta', reemplazada: false },
    ])
    // nobody came in: the declaration is where it was
    expect((await dsDe(identificador)).etapa).toBe('inicioManual')
    await begin(prospectoId, postulante, masRenta)
    expect((await call('obtenerDatosProspectoUpd', { prospectoId })).estadoEdicion).toBe('E')
  })
})

describe('the declaration after it', () => {
  test('not sent yet, shows the current people, and continues from there', async () => {
    const postulante = nuevoPostulante({ beneficiarios: [hijo] })
    const ds = await dsNueva(asesora, postulante)
    const { prospectoId, identificador } = ds
    await declareUntil(ds)
    const [antes] = await call('obtenerBeneficiarios', { prospectoId })
    await begin(prospectoId, postulante, { ...masRenta, fechaNacimiento: '20-03-1988' })
    await call('eliminarBeneficiario', { prospectoId, beneficiarioId: antes?.beneficiarioId ?? 0 })
    await call('guardarBeneficiariosUpd', {
      prospectoId,
      beneficiarios: [{ ...hijo, fechaNacimiento: '2019/07/04' }],
    })
    await quoteActualizacion(call, prospectoId)
    await confirm(prospectoId)
    expect((await dsDe(identificador)).etapa).toBe('beneficiarios')
    const personas = await personasDe(identificador)
    expect(personas.map(({ tipo, fechaNacimiento }) => [tipo, fechaNacimiento])).toEqual([
      [0, '1988-03-20'],
      [2, '2019-07-04'],
    ])
  })

  test('sent already, is opened again by a person not in it', async () => {
    const postulante = nuevoPostulante({ rentaCertificada: true })
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado', { postulante })
    await begin(prospectoId, postulante)
    await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })
    await quoteActualizacion(call, prospectoId)
    await confirm(prospectoId)
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'beneficiarios', enviadaEn: null, resultado: null })
    expect(await entradasDe(prospectoId)).toContain(bitacora.dsReabierta.id)
    expect(await personasDe(identificador)).toHaveLength(2)
  })

  test('sent already, keeps the medical decision, and the income is tested again', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId, identificador } = await dsFinalizada(gente, postulante)
    // the same incomes, approved by a person: they hold for a plan that they can pay
    await begin(prospectoId, postulante)
    await quoteActualizacion(call, prospectoId)
    await confirm(prospectoId)
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'dsFinalizada', resultado: 1 })
    // another income, written by hand: a person has to look at it
    await begin(prospectoId, postulante, masRenta)
    await quoteActualizacion(call, prospectoId, 'caro')
    expect(await confirm(prospectoId)).toMatchObject({ estado: 'DS en Evaluación' })
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'resultado', resultado: 6 })
    const decision = { identificador, decision: 'aprueba', rentaPromedio: 2_600_000 } as const
    await alSalir(gente.contraloria)('responderEvaluacionFinanciera', decision)
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'resultado', resultado: 1 })
    const medicas = await desk.db
      .selectFrom('evaluacion')
      .select('por')
      .where('declaracionId', '=', identificador)
      .where('clase', '=', 'medica')
      .execute()
    expect(medicas).toHaveLength(2)
  })
})

test('discarded with a quote inside, after the declaration was sent: all stands as it stood, and the sale goes on', async () => {
  const postulante = nuevoPostulante()
  const { prospectoId, identificador } = await dsFinalizada(gente, postulante)
  const antes = [await vigenteDe(prospectoId), await dsDe(identificador), await correosDe(prospectoId)]
  await begin(prospectoId, postulante, masRenta)
  await quoteActualizacion(call, prospectoId, 'caro')
  const ingreso = { prospectoId, identificador }
  expect((await request('datosDocumentosContractuales', ingreso)).status).toBe(200)
  await call('descartarActualizacion', { prospectoId })
  expect([await vigenteDe(prospectoId), await dsDe(identificador), await correosDe(prospectoId)]).toEqual(antes)
  expect(await call('obtenerPlanSeleccionadoUpd', { prospectoId })).toBeNull()
  await saveContractuales(asesora, prospectoId)
  expect((await dsDe(identificador)).etapa).toBe('documentosContractuales')
})

describe('papers and payment after it', () => {
  test('issued papers are replaced, and the amounts are asked for again', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId, identificador } = await conDatosContractuales(gente, postulante)
    await begin(prospectoId, postulante)
    await quoteActualizacion(call, prospectoId, 'caro')
    await confirm(prospectoId)
    const vigentes = await desk.db
      .selectFrom('documentoContrato')
      .select('id')
      .where('declaracionId', '=', identificador)
      .where('reemplazado', '=', false)
      .execute()
    expect(vigentes).toEqual([])
    // until they are saved again nothing is issued with the former ones
    expect((await dsDe(identificador)).etapa).toBe('dsFinalizada')
    expect(rechazoEn(await request('agregaArchivosDocContractuales', { prospectoId }))).toEqual([
      422,
      documentosMessages.sinDatos.text,
    ])
    const { datosEmpleador, totalCotizacionPagar } = await call('datosDocumentosContractuales', { prospectoId })
    expect(datosEmpleador.map(({ montoDescuentoUF }) => montoDescuentoUF)).toEqual([totalCotizacionPagar])
    await saveContractuales(asesora, prospectoId)
    expect((await call('obtenerDocumentos', { identificador })).length).toBeGreaterThan(0)
  })

  test('a first payment that was registered proves the former amount: it is registered again', async () => {
    const postulante = nuevoPostulante({ tipoTrabajador: 'I' })
    const mesa = await desk.as('mesa')
    const { prospectoId, identificador } = await sinEmpleador({ ...gente, mesa }, postulante)
    await subirComprobante(asesora, identificador)
    await call('guardarPrimerPago', { identificador })
    await begin(prospectoId, postulante)
    await quoteActualizacion(call, prospectoId, 'caro')
    await confirm(prospectoId)
    // its data are asked for before it
    expect((await request('guardarPrimerPago', { identificador })).status).toBe(422)
    await porHttp(mesa)('registrarMandato', { declaracionSaludId: identificador, referencia: 'TOKU-2' })
    await saveContractuales(asesora, prospectoId)
    const [entidad] = await call('obtenerListadoPrimerPago', { identificador })
    const { totalCotizacionPagar: montoUF } = await call('datosDocumentosContractuales', { prospectoId })
    expect(entidad).toMatchObject({ montoUF, registrado: false, comprobante: { nombre: 'pago.pdf' } })
    expect(await call('obtenerDocumentos', { identificador })).toEqual([])
    await call('guardarPrimerPago', { identificador })
    expect((await call('obtenerDocumentos', { identificador })).length).toBeGreaterThan(0)
  })

  test('a mandate that stands is asked for again with the new amount', async () => {
    const postulante = nuevoPostulante({ tipoTrabajador: 'I' })
    const { prospectoId, identificador } = await dsFinalizada(gente, postulante)
    const mesa = await desk.as('mesa')
    const mandato = { declaracionSaludId: identificador, referencia: 'TOKU-1' }
    await porHttp(mesa)('registrarMandato', mandato)
    await begin(prospectoId, postulante)
    await quoteActualizacion(call, prospectoId, 'caro')
    await confirm(prospectoId)
    const estado = await call('obtenerEstadoSuscripcion', { dsw_correl: identificador })
    expect(estado.codigo).toBe(1)
    expect(await entradasDe(prospectoId)).toContain(bitacora.pagoPorRehacer.id)
  })
})
