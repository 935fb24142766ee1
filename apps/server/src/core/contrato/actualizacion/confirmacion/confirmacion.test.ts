import { bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { edicionMessages } from '@alerce/contract/messages/postulacion/edicion'
import { type RouteName, routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entregarDocumentos } from '../../../../semilla/demo/documentos.ts'
import { declarar, formularioDe, type PostulanteDemo } from '../../../../semilla/demo/recorrido.ts'
import { cotizarActualizacion } from '../../../../semilla/demo/recorrido-actualizacion.ts'
import { sinEmpleador, subirComprobante } from '../../../../testing/cierre/pagos.ts'
import { type Client, rechazoEn } from '../../../../testing/client.ts'
import { conDatosContractuales, dsFinalizada, guardarContractuales } from '../../../../testing/contratos.ts'
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

const llamar: ReturnType<typeof porHttp> = (nombre, payload) => porHttp(asesora)(nombre, payload)
const pedir = <N extends RouteName>(name: N, payload: object) => asesora.post(routes[name].path, payload)
const dsDe = (identificador: number) =>
  desk.db.selectFrom('declaracion').selectAll().where('id', '=', identificador).executeTakeFirstOrThrow()
const correosDe = async (prospectoId: number) =>
  (await desk.db.selectFrom('correo').select('asunto').where('prospectoId', '=', prospectoId).execute()).map(
    ({ asunto }) => asunto,
  )
const entradasDe = async (prospectoId: number) =>
  (await llamar('obtenerBitacoraProspecto', { prospectoId })).map(({ bitacoraId }) => bitacoraId)
const personasDe = (identificador: number) =>
  desk.db
    .selectFrom('declaracionPersona')
    .select(['tipo', 'fechaNacimiento'])
    .where('declaracionId', '=', identificador)
    .orderBy('orden')
    .execute()
const vigenteDe = (prospectoId: number) => llamar('obtenerResumenPlan', { prospectoId })
const hijo = { fechaNacimiento: '2015/03/01', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 } as const

/** Begins an update that changes nothing but what is said, with the documents that a new plan asks for. */
async function comenzar(prospectoId: number, postulante: PostulanteDemo, cambios: object = {}) {
  await llamar('actualizarProspecto', { ...formularioDe(postulante), prospectoId, ...cambios })
  await entregarDocumentos(llamar, prospectoId, 'carta')
}
/** A declaration of a holder and one child, typed up to its last summary. */
const declararHasta = ({ identificador }: { identificador: number }) => {
  const suyo = { nombres: 'Inés', apellidoPaterno: 'Prueba', apellidoMaterno: 'Soto', rutBeneficiario: nuevoRut() }
  const dependientes = [{ ...suyo, tipoDocumento: 'R' as const, peso: 30, altura: 1.3 }]
  return declarar(porHttp(asesora), identificador, nuevaDeclaracion({ dependientes }), 'resumenDeclaracion')
}
const confirmar = (prospectoId: number) => llamar('confirmarActualizacion', { prospectoId })
const masRenta = { empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 2_600_000 }] }

describe('the quote of an update', () => {
  test('asks for an open one, and before a choice there is none', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await dsNueva(asesora, postulante)
    expect(rechazoEn(await pedir('calcularRentaUpd', { prospectoId }))).toEqual([422, edicionMessages.noHay.text])
    expect(rechazoEn(await pedir('guardarRangoPactadoUpd', { prospectoId, minimoPlan: 1, maximoPlan: 2 }))).toEqual([
      422,
      edicionMessages.noHay.text,
    ])
    await comenzar(prospectoId, postulante)
    expect(await llamar('obtenerPlanSeleccionadoUpd', { prospectoId })).toBeNull()
    expect(await llamar('obtenerRangoPactadoUpd', { prospectoId })).toEqual({ minimoPlan: null, maximoPlan: null })
    expect(rechazoEn(await pedir('confirmarActualizacion', { prospectoId }))).toEqual([
      422,
      planesMessages.sinPlan.text,
    ])
  })

  test('lies beside what stands, is forgotten and given back, and falls with what it rests on', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await dsNueva(asesora, postulante)
    await comenzar(prospectoId, postulante, masRenta)
    const antes = await vigenteDe(prospectoId)
    const planId = await cotizarActualizacion(llamar, prospectoId, 'caro')
    expect(await vigenteDe(prospectoId)).toEqual(antes)
    const elegido = () => llamar('obtenerPlanSeleccionadoUpd', { prospectoId })
    expect((await elegido())?.planCotizacionId).toBe(planId)
    expect(antes.planCotizacionId).not.toBe(planId)
    await llamar('limpiarCotizacionUpd', { prospectoId })
    expect(await elegido()).toBeNull()
    expect(await llamar('obtenerBusqueda', { prospectoId, lugar: 'actualizacion' })).toMatchObject({ planId })
    const porDeshacer = async () =>
      (await llamar('obtenerPorDeshacer', {})).filter(({ pedido }) => pedido.prospectoId === prospectoId)
    expect(await porDeshacer()).toMatchObject([{ pedido: { prospectoId, lugar: 'actualizacion' } }])
    await llamar('restituirCotizacion', { prospectoId, lugar: 'actualizacion' })
    expect(await porDeshacer()).toEqual([])
    expect((await elegido())?.planCotizacionId).toBe(planId)
    await llamar('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })
    expect(await elegido()).toBeNull()
    expect(await vigenteDe(prospectoId)).toEqual(antes)
  })

  test('our own calls look at it where they are told to', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId } = await dsNueva(asesora, postulante)
    await comenzar(prospectoId, postulante, masRenta)
    const planId = await cotizarActualizacion(llamar, prospectoId, 'caro')
    const { totalPesos } = await llamar('obtenerPlanSeleccionadoUpd', { prospectoId }).then((one) => one!)
    const lugar = 'actualizacion' as const
    const { ahora } = await llamar('simularPrecio', { prospectoId, lugar })
    expect(ahora.cotizacion.totalPesos).toBe(totalPesos)
    const carta = await llamar('revisarEnvioCotizacion', { prospectoId, lugar })
    expect(carta.texto).toContain(ahora.cotizacion.codigoPlan)
    const [comparado] = await llamar('compararPlanes', { prospectoId, lugar, planes: String(planId) })
    expect(comparado?.planId).toBe(planId)
    await llamar('enviarCotizacionCorreoUpd', { prospectoId })
    expect((await llamar('obtenerCotizacionesEnviadas', { prospectoId }))[0]?.planId).toBe(planId)
  })
})

describe('confirming', () => {
  test('puts it in the place of what stood, once, with one letter; after that another may begin', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId, identificador } = await dsNueva(asesora, postulante)
    await comenzar(prospectoId, postulante, masRenta)
    const antes = await vigenteDe(prospectoId)
    const planId = await cotizarActualizacion(llamar, prospectoId, 'caro')
    await confirmar(prospectoId)
    const ahora = await vigenteDe(prospectoId)
    expect([ahora.planCotizacionId, antes.planCotizacionId === planId]).toEqual([planId, false])
    expect(await llamar('obtenerRangoPactado', { prospectoId })).toMatchObject({ maximoPlan: expect.any(Number) })
    expect(await llamar('obtenerDatosProspectoUpd', { prospectoId })).toMatchObject({
      estadoEdicion: 'S',
      abierta: null,
      etapa: 'dsManualGenerada',
    })
    // pressed twice, and by the call of the specification
    expect(await confirmar(prospectoId)).toMatchObject({ etapa: 'cotizacionFinalizada' })
    const etapa = { prospectoId, etapa: 'cotizacionFinalizada' } as const
    expect(await llamar('guardarEtapaProspectoUpd', etapa)).toEqual({ etapa: 'cotizacionFinalizada' })
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
    await comenzar(prospectoId, postulante, masRenta)
    expect((await llamar('obtenerDatosProspectoUpd', { prospectoId })).estadoEdicion).toBe('E')
  })
})

describe('the declaration after it', () => {
  test('before it was sent says who is in the sale now, and is gone through again from there', async () => {
    const postulante = nuevoPostulante({ beneficiarios: [hijo] })
    const ds = await dsNueva(asesora, postulante)
    const { prospectoId, identificador } = ds
    await declararHasta(ds)
    const [antes] = await llamar('obtenerBeneficiarios', { prospectoId })
    await comenzar(prospectoId, postulante, { ...masRenta, fechaNacimiento: '20-03-1988' })
    await llamar('eliminarBeneficiario', { prospectoId, beneficiarioId: antes?.beneficiarioId ?? 0 })
    await llamar('guardarBeneficiariosUpd', {
      prospectoId,
      beneficiarios: [{ ...hijo, fechaNacimiento: '2019/07/04' }],
    })
    await cotizarActualizacion(llamar, prospectoId)
    await confirmar(prospectoId)
    expect((await dsDe(identificador)).etapa).toBe('beneficiarios')
    const personas = await personasDe(identificador)
    expect(personas.map(({ tipo, fechaNacimiento }) => [tipo, fechaNacimiento])).toEqual([
      [0, '1988-03-20'],
      [2, '2019-07-04'],
    ])
  })

  test('sent already, is opened again by whom it does not know', async () => {
    const postulante = nuevoPostulante({ rentaCertificada: true })
    const { prospectoId, identificador } = await dsHasta(asesora, 'resultado', { postulante })
    await comenzar(prospectoId, postulante)
    await llamar('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })
    await cotizarActualizacion(llamar, prospectoId)
    await confirmar(prospectoId)
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'beneficiarios', enviadaEn: null, resultado: null })
    expect(await entradasDe(prospectoId)).toContain(bitacora.dsReabierta.id)
    expect(await personasDe(identificador)).toHaveLength(2)
  })

  test('sent already, keeps what was decided of their health, and the income is tested again', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId, identificador } = await dsFinalizada(gente, postulante)
    // the same incomes, approved by a person: they hold for a plan that they can pay
    await comenzar(prospectoId, postulante)
    await cotizarActualizacion(llamar, prospectoId)
    await confirmar(prospectoId)
    expect(await dsDe(identificador)).toMatchObject({ etapa: 'dsFinalizada', resultado: 1 })
    // another income, written by hand: a person has to look at it
    await comenzar(prospectoId, postulante, masRenta)
    await cotizarActualizacion(llamar, prospectoId, 'caro')
    expect(await confirmar(prospectoId)).toMatchObject({ estado: 'DS en Evaluación' })
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
  await comenzar(prospectoId, postulante, masRenta)
  await cotizarActualizacion(llamar, prospectoId, 'caro')
  const ingreso = { prospectoId, identificador }
  expect((await pedir('datosDocumentosContractuales', ingreso)).status).toBe(200)
  await llamar('descartarActualizacion', { prospectoId })
  expect([await vigenteDe(prospectoId), await dsDe(identificador), await correosDe(prospectoId)]).toEqual(antes)
  expect(await llamar('obtenerPlanSeleccionadoUpd', { prospectoId })).toBeNull()
  await guardarContractuales(asesora, prospectoId)
  expect((await dsDe(identificador)).etapa).toBe('documentosContractuales')
})

describe('papers and payment after it', () => {
  test('what was issued is replaced, and the amounts are asked for again', async () => {
    const postulante = nuevoPostulante()
    const { prospectoId, identificador } = await conDatosContractuales(gente, postulante)
    await comenzar(prospectoId, postulante)
    await cotizarActualizacion(llamar, prospectoId, 'caro')
    await confirmar(prospectoId)
    const vigentes = await desk.db
      .selectFrom('documentoContrato')
      .select('id')
      .where('declaracionId', '=', identificador)
      .where('reemplazado', '=', false)
      .execute()
    expect(vigentes).toEqual([])
    // until they are saved again nothing is issued with the former ones
    expect((await dsDe(identificador)).etapa).toBe('dsFinalizada')
    expect(rechazoEn(await pedir('agregaArchivosDocContractuales', { prospectoId }))).toEqual([
      422,
      documentosMessages.sinDatos.text,
    ])
    const { datosEmpleador, totalCotizacionPagar } = await llamar('datosDocumentosContractuales', { prospectoId })
    expect(datosEmpleador.map(({ montoDescuentoUF }) => montoDescuentoUF)).toEqual([totalCotizacionPagar])
    await guardarContractuales(asesora, prospectoId)
    expect((await llamar('obtenerDocumentos', { identificador })).length).toBeGreaterThan(0)
  })

  test('a first payment that was registered proves the former amount: it is registered again', async () => {
    const postulante = nuevoPostulante({ tipoTrabajador: 'I' })
    const mesa = await desk.as('mesa')
    const { prospectoId, identificador } = await sinEmpleador({ ...gente, mesa }, postulante)
    await subirComprobante(asesora, identificador)
    await llamar('guardarPrimerPago', { identificador })
    await comenzar(prospectoId, postulante)
    await cotizarActualizacion(llamar, prospectoId, 'caro')
    await confirmar(prospectoId)
    // its data are asked for before it
    expect((await pedir('guardarPrimerPago', { identificador })).status).toBe(422)
    await porHttp(mesa)('registrarMandato', { declaracionSaludId: identificador, referencia: 'TOKU-2' })
    await guardarContractuales(asesora, prospectoId)
    const [entidad] = await llamar('obtenerListadoPrimerPago', { identificador })
    const { totalCotizacionPagar: montoUF } = await llamar('datosDocumentosContractuales', { prospectoId })
    expect(entidad).toMatchObject({ montoUF, registrado: false, comprobante: { nombre: 'pago.pdf' } })
    expect(await llamar('obtenerDocumentos', { identificador })).toEqual([])
    await llamar('guardarPrimerPago', { identificador })
    expect((await llamar('obtenerDocumentos', { identificador })).length).toBeGreaterThan(0)
  })

  test('a mandate that stands is asked for again with the new amount', async () => {
    const postulante = nuevoPostulante({ tipoTrabajador: 'I' })
    const { prospectoId, identificador } = await dsFinalizada(gente, postulante)
    const mesa = await desk.as('mesa')
    const mandato = { declaracionSaludId: identificador, referencia: 'TOKU-1' }
    await porHttp(mesa)('registrarMandato', mandato)
    await comenzar(prospectoId, postulante)
    await cotizarActualizacion(llamar, prospectoId, 'caro')
    await confirmar(prospectoId)
    const estado = await llamar('obtenerEstadoSuscripcion', { dsw_correl: identificador })
    expect(estado.codigo).toBe(1)
    expect(await entradasDe(prospectoId)).toContain(bitacora.pagoPorRehacer.id)
  })
})
