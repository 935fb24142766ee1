export const etapasDS = [
  'inicioManual',
  'inicio',
  'validacion',
  'bloqueado',
  'renta',
  'noExisteEmpleadoresNoAsistido',
  'consideraciones',
  'cotizante',
  'beneficiarios',
  'preguntas',
  'resumenAntecedentes',
  'resumenDeclaracion',
  'invitacionEnviada',
  'firma',
  'resultado',
  'dsFinalizada',
  'rechazado',
  'rechazadoRestricciones',
  'rechazadoAreaComercial',
  'firmaDocumentos',
  'firmaIsapreRevision',
  'apruebaAutorizacionPrevired',
  'documentosContractuales',
  'resumenCotizacion',
  'terminado',
  'contactarEjecutivo',
  'noVigente',
  'invitacionAnulada',
  'firmaIsapre',
] as const

/** Every stage of a DS (spec 2 §4). */
export type EtapaDS = (typeof etapasDS)[number]

/** First stage of a declaration: typed by the advisor, or by invitation. */
export const etapaInicial = (tipoVenta: 'M' | 'E'): EtapaDS =>
  tipoVenta === 'M' ? 'inicioManual' : 'invitacionEnviada'

/** The manual stepper, in order: its step number is the position plus one (spec 2 §4). */
export const pasosManuales = [
  'cotizante',
  'beneficiarios',
  'preguntas',
  'resumenAntecedentes',
  'resumenDeclaracion',
  'firma',
  'resultado',
  'dsFinalizada',
  'documentosContractuales',
  'resumenCotizacion',
] as const satisfies readonly EtapaDS[]

const enCurso: ReadonlySet<EtapaDS> = new Set<EtapaDS>([
  'inicioManual',
  'invitacionEnviada',
  'apruebaAutorizacionPrevired',
  'inicio',
  'validacion',
  'renta',
  'consideraciones',
  'cotizante',
  'beneficiarios',
  'preguntas',
  'resumenAntecedentes',
  'resumenDeclaracion',
  'firma',
  'resultado',
  'rechazado',
  'rechazadoRestricciones',
  'rechazadoAreaComercial',
  'bloqueado',
  'noExisteEmpleadoresNoAsistido',
  'contactarEjecutivo',
  'noVigente',
])

/** True while the DS is in progress (spec 1 §4, with the manual and invitation stages that it omits). */
export function enProgreso(etapa: EtapaDS): boolean {
  return enCurso.has(etapa)
}

/** True when the DS is over and the sale continues; an annulled invitation does not count. */
export function pasada(etapa: EtapaDS): boolean {
  return !enCurso.has(etapa) && etapa !== 'invitacionAnulada'
}

const sinContrato: ReadonlySet<EtapaDS> = new Set<EtapaDS>([
  'rechazado',
  'rechazadoRestricciones',
  'rechazadoAreaComercial',
  'noVigente',
])

/** True when the sale of a live DS at that stage ended without a contract. */
export function terminaSinContrato(etapa: EtapaDS): boolean {
  return sinContrato.has(etapa)
}

const editables: readonly EtapaDS[] = ['inicioManual', 'cotizante', 'beneficiarios', 'preguntas']

/** True while holder, persons and answers may be changed (spec 2 §4). */
export function editableDS(etapa: EtapaDS): boolean {
  return editables.includes(etapa)
}

/** Manual order, with its initial stage: index of a DS among its steps (0 before the first, -1 outside). */
const ordenManual: readonly EtapaDS[] = ['inicioManual', ...pasosManuales]

export function pasoDe(etapa: EtapaDS): number {
  return ordenManual.indexOf(etapa)
}

/** Stages outside the manual order that follow the result; all others outside it precede its first step. */
const trasElResultado: Partial<Record<EtapaDS, EtapaDS>> = {
  rechazado: 'resultado',
  rechazadoRestricciones: 'resultado',
  rechazadoAreaComercial: 'resultado',
  noVigente: 'resultado',
  firmaDocumentos: 'resumenCotizacion',
  firmaIsapre: 'resumenCotizacion',
  firmaIsapreRevision: 'resumenCotizacion',
  terminado: 'resumenCotizacion',
}

/** True when a DS has reached a step of the manual order; an invited or identifying applicant has reached none. */
export const haLlegado = (etapa: EtapaDS, paso: EtapaDS): boolean =>
  pasoDe(trasElResultado[etapa] ?? etapa) >= pasoDe(paso)

const guardables: Partial<Record<EtapaDS, readonly EtapaDS[]>> = {
  cotizante: ['inicioManual', 'cotizante', 'beneficiarios', 'preguntas'],
  beneficiarios: ['cotizante', 'beneficiarios', 'preguntas'],
  preguntas: ['beneficiarios', 'preguntas', 'resumenAntecedentes', 'resumenDeclaracion'],
  resumenAntecedentes: ['preguntas', 'resumenAntecedentes', 'resumenDeclaracion'],
  resumenDeclaracion: ['resumenAntecedentes', 'resumenDeclaracion'],
  firma: ['resumenDeclaracion', 'firma'],
  resumenCotizacion: ['documentosContractuales', 'resumenCotizacion'],
}

/**
 * Stages a client may save by itself, and from where (core rules, Stages of the DS): forward when the screen is
 * complete, back among cotizante, beneficiarios, preguntas, and 'Corregir' from the summaries.
 */
export function puedeGuardarEtapaDS(desde: EtapaDS, hasta: EtapaDS): boolean {
  return guardables[hasta]?.includes(desde) ?? false
}

/**
 * Stages of an invitation until its applicant signs: not completed, and early enough for an annulment (spec 2 §4,
 * 'Anular Invitación'). A signed one that an update opened again has them too (puedeAnularse).
 */
export const etapasSinCompletar = [
  'invitacionEnviada',
  'inicio',
  'validacion',
  'bloqueado',
  'apruebaAutorizacionPrevired',
  'renta',
  'noExisteEmpleadoresNoAsistido',
  'contactarEjecutivo',
  'consideraciones',
  'cotizante',
  'beneficiarios',
  'preguntas',
  'resumenAntecedentes',
  'resumenDeclaracion',
] as const satisfies readonly EtapaDS[]

const sinCompletar: ReadonlySet<EtapaDS> = new Set(etapasSinCompletar)

/**
 * Moves that only an operation makes, never a client by itself (core rules, Stages of the DS). A rejected
 * authentication blocks an open invitation; lifting it, or undoing its annulment, returns to the same stage. The
 * applicant goes from the link to the holder step by own acts, and every unfinished invitation may lapse. A confirmed
 * update returns to the persons, the result, or the amounts (core rules, UPD). A copy of another declaration is
 * evaluated when it is made (core rules, Reuse of a DS). A sent declaration without activity lapses until its contract
 * is signed.
 */
const deOperaciones: Partial<Record<EtapaDS, readonly EtapaDS[]>> = {
  inicioManual: ['resultado'],
  invitacionEnviada: ['inicio', 'bloqueado'],
  inicio: ['validacion', 'bloqueado'],
  validacion: ['apruebaAutorizacionPrevired', 'bloqueado'],
  apruebaAutorizacionPrevired: ['renta'],
  renta: ['consideraciones', 'noExisteEmpleadoresNoAsistido', 'contactarEjecutivo'],
  noExisteEmpleadoresNoAsistido: ['renta'],
  contactarEjecutivo: ['renta'],
  consideraciones: ['cotizante'],
  bloqueado: ['invitacionEnviada', 'inicio', 'validacion'],
  invitacionAnulada: ['bloqueado'],
  resumenAntecedentes: ['beneficiarios'],
  resumenDeclaracion: ['resultado', 'beneficiarios'],
  firma: ['resultado'],
  resultado: [
    'dsFinalizada',
    'rechazado',
    'rechazadoRestricciones',
    'rechazadoAreaComercial',
    'noVigente',
    'beneficiarios',
  ],
  noVigente: ['resultado', 'beneficiarios'],
  dsFinalizada: ['documentosContractuales', 'resultado', 'beneficiarios', 'noVigente'],
  documentosContractuales: ['dsFinalizada', 'resultado', 'beneficiarios', 'noVigente'],
  resumenCotizacion: [
    'documentosContractuales',
    'dsFinalizada',
    'resultado',
    'beneficiarios',
    'firmaIsapreRevision',
    'firmaDocumentos',
    'noVigente',
  ],
  // the applicant of an electronic sale signs the mailed papers, then the insurer does
  firmaDocumentos: [
    'firmaIsapre',
    'documentosContractuales',
    'dsFinalizada',
    'resultado',
    'beneficiarios',
    'noVigente',
  ],
  // a later irregularity of the desk holds the contract until corrected; a changed paper is signed again
  firmaIsapre: ['firmaIsapreRevision', 'terminado', 'resumenCotizacion'],
  // the desk accepts the signed papers, or returns them
  firmaIsapreRevision: ['terminado', 'resumenCotizacion', 'firmaIsapre'],
}

/** True while the applicant must still sign, for the first time or again. */
export function estaSinCompletar(etapa: EtapaDS): boolean {
  return sinCompletar.has(etapa)
}

/** True when a DS may go from one stage to another at all; staying is always allowed. */
export function puedePasarDS(desde: EtapaDS, hasta: EtapaDS): boolean {
  if (desde === hasta || puedeGuardarEtapaDS(desde, hasta)) return true
  if (hasta === 'invitacionAnulada') return estaSinCompletar(desde)
  if (hasta === 'noVigente' && estaSinCompletar(desde)) return true
  return deOperaciones[desde]?.includes(hasta) ?? false
}

/** True before the invited applicant is identified: only then may the authentication be rejected. */
export function puedeRechazarse(etapa: EtapaDS): boolean {
  return etapa === 'invitacionEnviada' || etapa === 'inicio' || etapa === 'validacion'
}
