import type { LadoDePareja } from '../cotizacion/compensacion.ts'
import type { EtapaDS } from '../declaracion/etapas.ts'
import { esperaFirmaDelOtorgante, parejaDetenida } from '../declaracion/turno.ts'
import { porEvaluar } from '../declaracion/veredicto/por-evaluar.ts'
import { conPlan, type EtapaProspecto, vaDelante } from '../postulacion/etapas.ts'
import type { ClaveDePaso, HechosDeLaVenta } from './pasos.ts'
import { type TurnoDeFirma, turnoDeFirma } from './turno/turno-de-firma.ts'

/** Where one of a pair stands, from the first data to the contract; the last two are ends without one. */
export const lugaresDePareja = [
  'antecedentes',
  'beneficiarios',
  'cotizar',
  'compensar',
  'resumen',
  'invitado',
  'declaracion',
  'resultado',
  'respondido',
  'contractual',
  'documentos',
  'porFirmar',
  'firmado',
  'firma',
  'suscrito',
  'terminado',
  'inactivo',
] as const
export type LugarDePareja = (typeof lugaresDePareja)[number]

const porEtapaDS: Partial<Record<EtapaDS, LugarDePareja>> = {
  resultado: 'resultado',
  dsFinalizada: 'contractual',
  documentosContractuales: 'documentos',
  terminado: 'suscrito',
  rechazado: 'terminado',
  rechazadoRestricciones: 'terminado',
  rechazadoAreaComercial: 'terminado',
  noVigente: 'terminado',
}

/** Once its papers are issued, by whose turn it is. */
const porTurnoDeFirma: Record<TurnoDeFirma, LugarDePareja> = {
  porEnviar: 'documentos',
  devuelto: 'documentos',
  postulante: 'porFirmar',
  porEntregar: 'firmado',
  pareja: 'firma',
  mesa: 'firma',
}

const porEtapa: Record<Exclude<EtapaProspecto, 'prospecto'>, LugarDePareja> = {
  resumenCotizacionCompensado: 'compensar',
  cotizacionFinalizada: 'resumen',
  invitacionAnulada: 'resumen',
  invitacionEnviada: 'invitado',
  dsManualGenerada: 'declaracion',
}

function lugarPorDS({ etapaDS, resultadoDS, firma }: HechosDeLaVenta): LugarDePareja | undefined {
  if (etapaDS === null) return undefined
  if (etapaDS === 'resultado' && !porEvaluar(resultadoDS)) return 'respondido'
  const turno = firma && turnoDeFirma(firma)
  return turno ? porTurnoDeFirma[turno] : porEtapaDS[etapaDS]
}

/** Where one of a pair stands, by the facts of its own sale. */
export function lugarEnPareja(hechos: HechosDeLaVenta): LugarDePareja {
  const { activo, etapa, conAntecedentes, conGrupo } = hechos
  if (!activo) return 'inactivo'
  const ds = lugarPorDS(hechos)
  if (ds) return ds
  if (etapa !== 'prospecto') return porEtapa[etapa]
  if (!conAntecedentes) return 'antecedentes'
  return conGrupo ? 'cotizar' : 'beneficiarios'
}

/** Why somebody of a pair acts, waits or is done; the words are in the contract. */
export type MotivoDePareja =
  | 'completarAntecedentes'
  | 'agregarBeneficiarios'
  | 'elegirPlan'
  | 'otorgaSinCotizar'
  | 'recibeSinCotizar'
  | 'fijarCompensacion'
  | 'otorgaSinCompensar'
  | 'continuarCompensacion'
  | 'generarDS'
  | 'recibeSinConfirmar'
  | 'otorgaSinInvitar'
  | 'otorgaAtras'
  | 'otorgaSinFirmar'
  | 'postulanteContesta'
  | 'completarDeclaracion'
  | 'enEvaluacion'
  | 'verResultado'
  | 'completarDatos'
  | 'entregarDocumentos'
  | 'postulanteFirma'
  | 'enviarFirmados'
  | 'otroSinFirmar'
  | 'enRevision'
  | 'suscrito'
  | 'ventaTerminada'
  | 'inactivo'
  | 'parejaDetenida'

/** Whose turn it is: its advisor acts, it waits for somebody, the product keeps it closed, or there is nothing left. */
type TurnoDePareja = 'actua' | 'espera' | 'cerrado' | 'termino'

export interface SituacionEnPareja {
  readonly turno: TurnoDePareja
  /** Whom it waits for; null unless `turno` is 'espera'. */
  readonly espera: 'otorga' | 'recibe' | 'postulante' | 'isapre' | null
  readonly motivo: MotivoDePareja
  /** The step of the sale that goes on; null where none can. */
  readonly paso: ClaveDePaso | null
}

type Fijo = Omit<SituacionEnPareja, 'motivo'>
const actua = (paso: ClaveDePaso): Fijo => ({ turno: 'actua', espera: null, paso })
const espera = (a: SituacionEnPareja['espera']): Fijo => ({ turno: 'espera', espera: a, paso: null })
const sinPaso = (turno: TurnoDePareja): Fijo => ({ turno, espera: null, paso: null })

const delMotivo = (motivo: MotivoDePareja, otro: LadoDePareja): Fijo => {
  const fijos: Record<MotivoDePareja, Fijo> = {
    completarAntecedentes: actua('antecedentes'),
    agregarBeneficiarios: actua('beneficiarios'),
    elegirPlan: actua('cotizar'),
    otorgaSinCotizar: espera('otorga'),
    recibeSinCotizar: espera('recibe'),
    fijarCompensacion: actua('cotizar'),
    otorgaSinCompensar: espera('otorga'),
    continuarCompensacion: actua('cotizar'),
    generarDS: actua('resumen'),
    recibeSinConfirmar: espera('recibe'),
    otorgaSinInvitar: espera('otorga'),
    otorgaAtras: espera('otorga'),
    otorgaSinFirmar: espera('otorga'),
    postulanteContesta: espera('postulante'),
    completarDeclaracion: actua('declaracion'),
    enEvaluacion: espera('isapre'),
    verResultado: actua('resultado'),
    completarDatos: actua('contractual'),
    entregarDocumentos: actua('documentos'),
    // what the applicant signs on paper comes back through their screen
    postulanteFirma: { ...espera('postulante'), paso: 'documentos' },
    enviarFirmados: actua('documentos'),
    otroSinFirmar: espera(otro),
    enRevision: espera('isapre'),
    suscrito: sinPaso('termino'),
    ventaTerminada: sinPaso('termino'),
    inactivo: sinPaso('termino'),
    parejaDetenida: sinPaso('cerrado'),
  }
  return fijos[motivo]
}

const altura = (lugar: LugarDePareja): number => lugaresDePareja.indexOf(lugar)
const antesDe = (lugar: LugarDePareja, limite: LugarDePareja): boolean => altura(lugar) < altura(limite)
const esFin = (lugar: LugarDePareja): boolean => lugar === 'terminado' || lugar === 'inactivo'
const sinFirmar = (lugar: LugarDePareja): boolean => antesDe(lugar, 'firma')
/** Its own papers are signed, and those of the other are not: both go to the desk, or neither. */
const firmoAntes = (uno: LugarDePareja, otro: LugarDePareja): boolean =>
  (uno === 'firmado' && antesDe(otro, 'firmado')) || (uno === 'firma' && sinFirmar(otro))

/** What everybody does at a place, whoever the other is. */
const propio: Record<LugarDePareja, MotivoDePareja> = {
  antecedentes: 'completarAntecedentes',
  beneficiarios: 'agregarBeneficiarios',
  cotizar: 'elegirPlan',
  compensar: 'fijarCompensacion',
  resumen: 'generarDS',
  invitado: 'postulanteContesta',
  declaracion: 'completarDeclaracion',
  resultado: 'enEvaluacion',
  respondido: 'verResultado',
  contractual: 'completarDatos',
  documentos: 'entregarDocumentos',
  porFirmar: 'postulanteFirma',
  firmado: 'enviarFirmados',
  firma: 'enRevision',
  suscrito: 'suscrito',
  terminado: 'ventaTerminada',
  inactivo: 'inactivo',
}

/** The giver waits for the receiver where the two are one deal: the compensation, sending it, and the end. */
function delOtorgante(otorga: LugarDePareja, recibe: LugarDePareja): MotivoDePareja {
  if (otorga === 'compensar' && antesDe(recibe, 'compensar')) return 'recibeSinCotizar'
  if (otorga === 'resumen' && antesDe(recibe, 'resumen')) return 'recibeSinConfirmar'
  return firmoAntes(otorga, recibe) ? 'otroSinFirmar' : propio[otorga]
}

const etapaDel = (lugar: LugarDePareja): EtapaProspecto => {
  if (antesDe(lugar, 'compensar')) return 'prospecto'
  if (lugar === 'compensar') return 'resumenCotizacionCompensado'
  return lugar === 'resumen' ? 'cotizacionFinalizada' : 'dsManualGenerada'
}

interface PasoDelReceptor {
  /** The stage that its step leads to: the giver has passed the step when it stands there. */
  readonly hasta: EtapaProspecto
  readonly espera: MotivoDePareja
}

/** From Cotizar on the receiver waits until the giver has passed the same step; before it nothing waits. */
function pasoDelReceptor(recibe: LugarDePareja): PasoDelReceptor | null {
  if (antesDe(recibe, 'cotizar') || !sinFirmar(recibe)) return null
  if (recibe === 'cotizar') return { hasta: conPlan, espera: 'otorgaSinCotizar' }
  if (recibe === 'compensar') return { hasta: 'cotizacionFinalizada', espera: 'otorgaSinCompensar' }
  return { hasta: 'dsManualGenerada', espera: recibe === 'resumen' ? 'otorgaSinInvitar' : 'otorgaAtras' }
}

/** All answered, and only to be signed and sent. */
const porFirmarDS = ({ etapaDS, dsFirmada }: HechosDeLaVenta): boolean =>
  !dsFirmada && (etapaDS === 'resumenDeclaracion' || etapaDS === 'firma')

/**
 * Why the receiver may not go on before its giver; null when it need not wait. Answering the declaration waits for
 * nobody; signing it, for the giver's signature.
 */
function esperaDelReceptor(recibe: HechosDeLaVenta, otorga: HechosDeLaVenta): MotivoDePareja | null {
  const paso = pasoDelReceptor(lugarEnPareja(recibe))
  if (paso && vaDelante(paso.hasta, etapaDel(lugarEnPareja(otorga)))) return paso.espera
  return recibe.activo && porFirmarDS(recibe) && esperaFirmaDelOtorgante(otorga) ? 'otorgaSinFirmar' : null
}

/** What the receiver does once it need not wait: the giver's compensation is set by then, and the end is one deal. */
function delReceptor(hechos: HechosDeLaVenta, deQuienOtorga: HechosDeLaVenta): MotivoDePareja {
  const espera = esperaDelReceptor(hechos, deQuienOtorga)
  if (espera) return espera
  const recibe = lugarEnPareja(hechos)
  if (recibe === 'compensar') return 'continuarCompensacion'
  return firmoAntes(recibe, lugarEnPareja(deQuienOtorga)) ? 'otroSinFirmar' : propio[recibe]
}

/**
 * Who acts and who waits for whom in a compensated pair, by the facts of both (core rules, Creating a DS; a pair ends
 * both or neither). When one has ended without a contract, the other goes no further.
 */
export function situacionDeLaPareja({
  otorga: hechosDeQuienOtorga,
  recibe: hechosDeQuienRecibe,
}: Omit<HechosDePareja, 'lado'>): Readonly<Record<LadoDePareja, SituacionEnPareja>> {
  const otorga = lugarEnPareja(hechosDeQuienOtorga)
  const recibe = lugarEnPareja(hechosDeQuienRecibe)
  const detenido = (lugar: LugarDePareja, otro: LugarDePareja) => esFin(otro) && !esFin(lugar) && lugar !== 'suscrito'
  const situacion = (motivo: MotivoDePareja, otro: LadoDePareja): SituacionEnPareja => ({
    motivo,
    ...delMotivo(motivo, otro),
  })
  return {
    otorga: situacion(detenido(otorga, recibe) ? 'parejaDetenida' : delOtorgante(otorga, recibe), 'recibe'),
    recibe: situacion(
      detenido(recibe, otorga) ? 'parejaDetenida' : delReceptor(hechosDeQuienRecibe, hechosDeQuienOtorga),
      'otorga',
    ),
  }
}

/** The facts of both of a pair, seen from one of them. */
export interface HechosDePareja {
  readonly lado: LadoDePareja
  readonly otorga: HechosDeLaVenta
  readonly recibe: HechosDeLaVenta
}

/** Why one of a pair does not go on by itself: it waits for the other, or the other has ended and neither goes on. */
export const esperasEnPareja = ['otorga', 'recibe', 'detenida'] as const
export type EsperaEnPareja = (typeof esperasEnPareja)[number]

/** The other of a pair has ended without a contract, and this one goes no further. */
const estaDetenida = ({ lado, otorga, recibe }: HechosDePareja): boolean =>
  lado === 'otorga' ? parejaDetenida(otorga, recibe) : parejaDetenida(recibe, otorga)

/** What one of a pair waits for before it goes on, as the lists show it; null: nothing, or no pair. */
export function esperaEnPareja(pareja: HechosDePareja | null): EsperaEnPareja | null {
  if (pareja === null) return null
  if (estaDetenida(pareja)) return 'detenida'
  const { espera } = situacionDeLaPareja(pareja)[pareja.lado]
  return espera === 'otorga' || espera === 'recibe' ? espera : null
}

/** True for the receiver of a pair that may not go on before its giver. */
export const esperaAlOtorgante = (pareja: HechosDePareja | null): boolean =>
  pareja?.lado === 'recibe' && esperaDelReceptor(pareja.recibe, pareja.otorga) !== null

/** What of its pair stops Gestionar: the other has ended, or the receiver has to wait for its giver. */
export function parejaAlGestionar(pareja: HechosDePareja | null): 'sigue' | 'espera' | 'detenida' {
  if (pareja && estaDetenida(pareja)) return 'detenida'
  return esperaAlOtorgante(pareja) ? 'espera' : 'sigue'
}
