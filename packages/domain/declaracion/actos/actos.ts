import {
  type EtapaDS,
  editableDS,
  etapasDS,
  etapasSinCompletar,
  haLlegado,
  pasoDe,
  puedeRechazarse,
} from '../etapas.ts'

/** A sale, as far as its declaration asks who answers it: manual or electronic (core rules, Creating a DS). */
export type VentaDeDS = 'M' | 'E'

/** When an operation on a declaration is done, and with what it is refused elsewhere. */
export interface ActoDeDeclaracion {
  /** The stages at which it is done in a sale of each kind. */
  readonly M: readonly EtapaDS[]
  readonly E: readonly EtapaDS[]
  /** Stages at which it has been done: asked again there it changes nothing, and is no refusal. */
  readonly hecho?: Readonly<Record<VentaDeDS, readonly EtapaDS[]>>
  /** Code of the message everywhere else. */
  readonly rechazo: string
  /** Code in the kind of sale in which it is never done, whatever the stage. */
  readonly otraVenta?: string
  /** Code at a stage that says more. */
  readonly enEtapa?: Readonly<Partial<Record<EtapaDS, string>>>
}

const cuando = (cumple: (etapa: EtapaDS) => boolean): readonly EtapaDS[] => etapasDS.filter(cumple)
const enviadas = cuando((etapa) => haLlegado(etapa, 'resultado'))
const sinEnviar = cuando((etapa) => !haLlegado(etapa, 'resultado'))
const sinFirmar = cuando((etapa) => !haLlegado(etapa, 'firma'))
const editables = cuando(editableDS)
/** The applicant's own: from a summary their answers lead back. */
const sinFirmarDesde = (desde: EtapaDS) => sinFirmar.filter((etapa) => haLlegado(etapa, desde))
/** Until it is signed, and while its invitation lives. */
const vivas = sinEnviar.filter((etapa) => etapa !== 'invitacionAnulada')
const nunca: readonly EtapaDS[] = []

const ocultas = Object.fromEntries(sinEnviar.map((etapa) => [etapa, 'no_encontrado'])) as Partial<
  Record<EtapaDS, string>
>
const SIN_BENEFICIARIOS = 'preguntas_sin_beneficiarios'
const trasFirmar = Object.fromEntries(enviadas.map((etapa) => [etapa, 'ds_bloqueada'])) as Partial<
  Record<EtapaDS, string>
>

/** Signed it changes no more; annulled it ends the session of its applicant. */
const sinElla = { ...trasFirmar, invitacionAnulada: 'sin_sesion' } as const

const delAsesor = { E: nunca, otraVenta: 'ds_del_postulante', rechazo: 'ds_bloqueada' } as const
const deContraloria = {
  M: ['resultado'],
  E: ['resultado'],
  rechazo: 'caso_no_espera',
  enEtapa: ocultas,
} as const satisfies ActoDeDeclaracion
const deInvitacion = {
  M: nunca,
  otraVenta: 'sin_invitacion',
  E: etapasSinCompletar,
  rechazo: 'invitacion_ya_firmada',
  enEtapa: { invitacionAnulada: 'sin_invitacion' },
} as const satisfies ActoDeDeclaracion
/** A link of one whose identity was rejected would open nothing: it is invited anew. */
const deEnvio = {
  ...deInvitacion,
  E: etapasSinCompletar.filter((etapa) => etapa !== 'bloqueado'),
  rechazo: 'invitacion_firmada',
  enEtapa: { ...deInvitacion.enEtapa, bloqueado: 'invitacion_rechazada' },
} as const satisfies ActoDeDeclaracion
const deDatosContractuales = {
  M: ['dsFinalizada', 'documentosContractuales'],
  E: ['dsFinalizada', 'documentosContractuales'],
  rechazo: 'contractual_etapa',
} as const satisfies ActoDeDeclaracion
const delPrimerPago = {
  // once its papers are issued, and signed, what the desk gave back is put right
  M: ['documentosContractuales', 'resumenCotizacion', 'firmaIsapreRevision'],
  E: ['documentosContractuales', 'resumenCotizacion', 'firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision'],
  rechazo: 'primer_pago_etapa',
} as const satisfies ActoDeDeclaracion
const deFirmados = {
  M: ['resumenCotizacion'],
  E: nunca,
  otraVenta: 'firmados_electronica',
  rechazo: 'firmados_sin_emitir',
} as const satisfies ActoDeDeclaracion
const deLaMesa = {
  // of an electronic sale only while it was handed to the desk, which the operator decides
  M: ['firmaIsapreRevision'],
  E: ['firmaIsapre', 'firmaIsapreRevision'],
  rechazo: 'firmas_ya_no_espera',
} as const satisfies ActoDeDeclaracion
const delPostulante = {
  M: nunca,
  otraVenta: 'sin_sesion',
  rechazo: 'postulante_otro_paso',
  enEtapa: sinElla,
} as const
const deFirmaDeContrato = {
  M: nunca,
  otraVenta: 'sin_sesion',
  E: ['firmaDocumentos'],
  rechazo: 'contrato_sin_enviar',
  enEtapa: { invitacionAnulada: 'sin_sesion' },
} as const satisfies ActoDeDeclaracion

/**
 * Every operation whose leave hangs on the stage of a declaration: each stage × each kind of sale is allowed, done before,
 * or refused with one message. What moves the stage itself stands in `etapas.ts`; GuardarEtapa is that table alone.
 */
export const actosDeDeclaracion = {
  guardarAntecedentesCotizante: { ...delAsesor, M: editables },
  guardarBeneficiariosDS: {
    ...delAsesor,
    M: ['cotizante', 'beneficiarios', 'preguntas'],
    enEtapa: { inicioManual: 'beneficiarios_ds_sin_titular' },
  },
  guardarRespuestaDS: {
    ...delAsesor,
    M: ['beneficiarios', 'preguntas'],
    enEtapa: { inicioManual: SIN_BENEFICIARIOS, cotizante: SIN_BENEFICIARIOS },
  },
  aceptarDocCargaMedica: { ...delAsesor, M: sinFirmar },
  confirmarConyugeCircular: { ...delAsesor, M: sinFirmar },
  enviarDS: {
    M: ['resumenDeclaracion'],
    E: nunca,
    hecho: { M: enviadas, E: enviadas },
    rechazo: 'etapa_no_permitida',
    otraVenta: 'ds_del_postulante',
  },
  responderEvaluacionFinanciera: deContraloria,
  responderEvaluacionMedica: deContraloria,
  tomarCasoContraloria: deContraloria,
  dejarCasoEnCola: deContraloria,
  asignarCasoContraloria: deContraloria,
  reenviarInvitacion: {
    // once signed it leads to the result
    ...deEnvio,
    E: [...deEnvio.E, ...enviadas],
  },
  compartirInvitacion: deEnvio,
  invitarDeNuevo: { ...deInvitacion, rechazo: 'invitacion_firmada' },
  anularInvitacion: deInvitacion,
  registrarRechazo: { M: nunca, E: cuando(puedeRechazarse), rechazo: 'rechazo_no_corresponde' },
  ingresarDatosDocumentosContractuales: deDatosContractuales,
  ingresarDatosDocumentosContractualesV2: deDatosContractuales,
  actualizarDatosContractuales: {
    // the papers were asked for, and are not signed yet
    M: ['documentosContractuales', 'resumenCotizacion'],
    E: ['documentosContractuales', 'resumenCotizacion', 'firmaDocumentos'],
    rechazo: 'contractual_por_actualizar',
  },
  cargaArchivoPrimerPago: delPrimerPago,
  guardarPrimerPago: delPrimerPago,
  cargaArchivoProspectoTAD: {
    ...deFirmados,
    enEtapa: { firmaIsapreRevision: 'firmados_en_la_mesa', terminado: 'firmados_suscrito' },
  },
  enviarDocumentosFirmados: {
    ...deFirmados,
    hecho: { M: ['firmaIsapreRevision'], E: nunca },
    enEtapa: { terminado: 'firmados_suscrito' },
  },
  aceptarFirmas: { ...deLaMesa, hecho: { M: ['terminado'], E: ['terminado'] } },
  devolverFirmas: deLaMesa,
  decidirPrevired: { ...delPostulante, E: vivas },
  confirmarRenta: {
    ...delPostulante,
    E: ['renta', 'noExisteEmpleadoresNoAsistido', 'contactarEjecutivo'],
    hecho: { M: nunca, E: ['consideraciones', ...sinFirmarDesde('cotizante')] },
  },
  guardarTitularPostulante: {
    ...delPostulante,
    E: ['consideraciones', ...sinFirmarDesde('cotizante')],
    enEtapa: { ...sinElla, firma: 'etapa_no_permitida' },
  },
  guardarRespuestaPostulante: {
    ...delPostulante,
    E: sinFirmarDesde('beneficiarios'),
    enEtapa: {
      ...sinElla,
      firma: 'etapa_no_permitida',
      consideraciones: SIN_BENEFICIARIOS,
      cotizante: SIN_BENEFICIARIOS,
    },
  },
  pedirCodigoDeFirma: { ...delPostulante, E: ['resumenDeclaracion'] },
  firmarDeclaracion: {
    ...delPostulante,
    E: ['resumenDeclaracion'],
    hecho: { M: nunca, E: enviadas },
  },
  pedirCodigoDeContrato: deFirmaDeContrato,
  firmarContrato: {
    ...deFirmaDeContrato,
    hecho: { M: nunca, E: ['firmaIsapre', 'firmaIsapreRevision', 'terminado'] },
  },
} as const satisfies Record<string, ActoDeDeclaracion>

/** True of a stage that a sale of a kind can come to: who is invited does not begin as a manual one does, nor the reverse. */
export function llegaA(tipoVenta: VentaDeDS, etapa: EtapaDS): boolean {
  if (tipoVenta === 'E') return etapa !== 'inicioManual'
  return pasoDe(etapa) >= 0 || haLlegado(etapa, 'resultado')
}

/** An operation of the table. */
export type NombreDeActo = keyof typeof actosDeDeclaracion

interface DeclaracionDeActo {
  readonly tipoVenta: VentaDeDS
  readonly etapa: EtapaDS
}

/** What becomes of an operation on a declaration: it is done, was done before, or is refused with the code of a message. */
type JuicioDeActo = 'permitido' | 'hecho' | { readonly rechazo: string }

/** Judges an operation by the table. */
export function juzgaActo(nombre: NombreDeActo, { tipoVenta, etapa }: DeclaracionDeActo): JuicioDeActo {
  const acto: ActoDeDeclaracion = actosDeDeclaracion[nombre]
  if (acto.hecho?.[tipoVenta].includes(etapa)) return 'hecho'
  if (acto[tipoVenta].includes(etapa)) return 'permitido'
  if (acto.otraVenta && acto[tipoVenta].length === 0) return { rechazo: acto.otraVenta }
  return { rechazo: acto.enEtapa?.[etapa] ?? acto.rechazo }
}

/** True where the table lets an operation be done now. */
export const seHace = (nombre: NombreDeActo, declaracion: DeclaracionDeActo): boolean =>
  juzgaActo(nombre, declaracion) === 'permitido'
