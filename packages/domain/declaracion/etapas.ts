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

/** Where a declaration of a kind of sale begins: typed by the advisor, or by an invitation. */
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

/** The DS is not past itself (spec 1 §4, with the manual and invitation stages it leaves out). */
export function enProgreso(etapa: EtapaDS): boolean {
  return enCurso.has(etapa)
}

/** The DS is over and the sale goes on; a cancelled invitation is closed, not past. */
export function pasada(etapa: EtapaDS): boolean {
  return !enCurso.has(etapa) && etapa !== 'invitacionAnulada'
}

const sinContrato: ReadonlySet<EtapaDS> = new Set<EtapaDS>([
  'rechazado',
  'rechazadoRestricciones',
  'rechazadoAreaComercial',
  'noVigente',
])

/** The sale of a live DS at that stage has ended without a contract. */
export function terminaSinContrato(etapa: EtapaDS): boolean {
  return sinContrato.has(etapa)
}

const editables: readonly EtapaDS[] = ['inicioManual', 'cotizante', 'beneficiarios', 'preguntas']

/** Holder, persons and answers may still be changed (spec 2 §4). */
export function editableDS(etapa: EtapaDS): boolean {
  return editables.includes(etapa)
}

/** Manual order with what begins it: where a DS stands among its steps (0 before the first, -1 outside). */
const ordenManual: readonly EtapaDS[] = ['inicioManual', ...pasosManuales]

export function pasoDe(etapa: EtapaDS): number {
  return ordenManual.indexOf(etapa)
}

/** Stages outside the manual order that a DS reaches after its result; all others outside it come before its first step. */
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

/** True when a DS has come to a step of the manual order; who is only invited, or proves who they are, to none. */
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
 * Where an invitation stands until its applicant signs: not completed, and early enough to be annulled (spec 2 §4,
 * 'Anular Invitación'). One that an update opened again stands there too, signed as it was (puedeAnularse).
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
 * Moves that an operation makes, never a client by itself (core rules, Stages of the DS). A rejected authentication
 * blocks an invitation under way; lifting it, or undoing the annulment it led to, goes the same way back. Who was invited
 * goes from their link to the holder by their own acts, and every unfinished invitation lapses. A confirmed update
 * takes one back to its persons, to its result, or to its amounts (core rules, UPD). One that says what another said is
 * evaluated as soon as it is made (core rules, Reuse of a DS). One that was sent and left alone lapses until its
 * contract is signed.
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
  // the applicant of an electronic sale signs what was mailed, and the insurer after them
  firmaDocumentos: [
    'firmaIsapre',
    'documentosContractuales',
    'dsFinalizada',
    'resultado',
    'beneficiarios',
    'noVigente',
  ],
  // what the desk finds wrong after that holds the contract until it is put right; a paper that changes is signed anew
  firmaIsapre: ['firmaIsapreRevision', 'terminado', 'resumenCotizacion'],
  // the desk takes the signed papers, or hands them back
  firmaIsapreRevision: ['terminado', 'resumenCotizacion', 'firmaIsapre'],
}

/** True where the applicant has still to sign, for the first time or again. */
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

/** True when who was invited has not yet proved who they are: only then may their authentication be rejected. */
export function puedeRechazarse(etapa: EtapaDS): boolean {
  return etapa === 'invitacionEnviada' || etapa === 'inicio' || etapa === 'validacion'
}
