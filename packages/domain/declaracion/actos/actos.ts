import {
  type EtapaDS,
  editableDS,
  etapasDS,
  etapasSinCompletar,
  haLlegado,
  pasoDe,
  puedeRechazarse,
} from '../etapas.ts'

/** Type of a sale, which decides who answers its declaration: manual or electronic (core rules, Creating a DS). */
export type VentaDeDS = 'M' | 'E'

/** Stages at which an operation on a declaration is allowed, and its refusals elsewhere. */
export interface ActoDeDeclaracion {
  /** Stages at which it is allowed, by type of sale. */
  readonly M: readonly EtapaDS[]
  readonly E: readonly EtapaDS[]
  /** Stages at which it is already done: a repeated call changes nothing and is not refused. */
  readonly hecho?: Readonly<Record<VentaDeDS, readonly EtapaDS[]>>
  /** Code of the message everywhere else. */
  readonly rechazo: string
  /** Code in the type of sale in which it is never allowed, at any stage. */
  readonly otraVenta?: string
  /** More precise code at some stages. */
  readonly enEtapa?: Readonly<Partial<Record<EtapaDS, string>>>
}

const cuando = (cumple: (etapa: EtapaDS) => boolean): readonly EtapaDS[] => etapasDS.filter(cumple)
const enviadas = cuando((etapa) => haLlegado(etapa, 'resultado'))
const sinEnviar = cuando((etapa) => !haLlegado(etapa, 'resultado'))
const sinFirmar = cuando((etapa) => !haLlegado(etapa, 'firma'))
const editables = cuando(editableDS)
/** Unsigned stages from one on: from a summary the applicant may go back to the answers. */
const sinFirmarDesde = (desde: EtapaDS) => sinFirmar.filter((etapa) => haLlegado(etapa, desde))
/** Stages before the signature, while the invitation is not annulled. */
const vivas = sinEnviar.filter((etapa) => etapa !== 'invitacionAnulada')
const nunca: readonly EtapaDS[] = []

const ocultas = Object.fromEntries(sinEnviar.map((etapa) => [etapa, 'no_encontrado'])) as Partial<
  Record<EtapaDS, string>
>
const SIN_BENEFICIARIOS = 'preguntas_sin_beneficiarios'
const trasFirmar = Object.fromEntries(enviadas.map((etapa) => [etapa, 'ds_bloqueada'])) as Partial<
  Record<EtapaDS, string>
>

/** After the signature it no longer changes; an annulment ends the applicant's session. */
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
/** The link of a rejected identity would open nothing, so the applicant is invited again. */
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
  // after the papers are issued; also when signed, to correct proofs that the desk returned
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
  // an electronic sale only while it is with the desk, because the operator decides that step
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
 * Every operation that depends on the stage of a declaration. Each stage × each type of sale is allowed, already done,
 * or refused with one message. Moves of the stage itself are in `etapas.ts`, which alone decides GuardarEtapa.
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
    // after the signature the link opens the result
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
    // after the papers were requested, and before they are signed
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

/**
 * True for a stage that a type of sale can reach: an invitation never has the initial stage of a manual sale, nor the
 * reverse.
 */
export function llegaA(tipoVenta: VentaDeDS, etapa: EtapaDS): boolean {
  if (tipoVenta === 'E') return etapa !== 'inicioManual'
  return pasoDe(etapa) >= 0 || haLlegado(etapa, 'resultado')
}

/** Name of an operation of the table. */
export type NombreDeActo = keyof typeof actosDeDeclaracion

interface DeclaracionDeActo {
  readonly tipoVenta: VentaDeDS
  readonly etapa: EtapaDS
}

/** Judgement of an operation on a declaration: allowed, already done, or refused with the code of a message. */
type JuicioDeActo = 'permitido' | 'hecho' | { readonly rechazo: string }

/** Judges an operation by the table. */
export function juzgaActo(nombre: NombreDeActo, { tipoVenta, etapa }: DeclaracionDeActo): JuicioDeActo {
  const acto: ActoDeDeclaracion = actosDeDeclaracion[nombre]
  if (acto.hecho?.[tipoVenta].includes(etapa)) return 'hecho'
  if (acto[tipoVenta].includes(etapa)) return 'permitido'
  if (acto.otraVenta && acto[tipoVenta].length === 0) return { rechazo: acto.otraVenta }
  return { rechazo: acto.enEtapa?.[etapa] ?? acto.rechazo }
}

/** True when the table allows an operation now. */
export const seHace = (nombre: NombreDeActo, declaracion: DeclaracionDeActo): boolean =>
  juzgaActo(nombre, declaracion) === 'permitido'
