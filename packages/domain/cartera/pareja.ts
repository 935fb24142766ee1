import type { LadoDePareja } from '../cotizacion/compensacion.ts'
import type { EtapaDS } from '../declaracion/etapas.ts'
import { esperaFirmaDelOtorgante, parejaDetenida } from '../declaracion/turno.ts'
import { porEvaluar } from '../declaracion/veredicto/por-evaluar.ts'
import { conPlan, type EtapaProspecto, vaDelante } from '../postulacion/etapas.ts'
import type { ClaveDePaso, HechosDeLaVenta } from './pasos.ts'
import { type TurnoDeFirma, turnoDeFirma } from './turno/turno-de-firma.ts'

/** Places of a sale of a pair, from the first data to the contract; the last two are ends without a contract. */
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

/** Place by turn, once the papers are issued. */
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

/** Place of a sale of a pair, by its own facts. */
export function lugarEnPareja(hechos: HechosDeLaVenta): LugarDePareja {
  const { activo, etapa, conAntecedentes, conGrupo } = hechos
  if (!activo) return 'inactivo'
  const ds = lugarPorDS(hechos)
  if (ds) return ds
  if (etapa !== 'prospecto') return porEtapa[etapa]
  if (!conAntecedentes) return 'antecedentes'
  return conGrupo ? 'cotizar' : 'beneficiarios'
}

/** Reasons why a side of a pair acts, waits or is done; their texts are in the contract. */
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

/** Turn of a side: its advisor acts, it waits for somebody, the product keeps it closed, or nothing is left. */
type TurnoDePareja = 'actua' | 'espera' | 'cerrado' | 'termino'

export interface SituacionEnPareja {
  readonly turno: TurnoDePareja
  /** Party that it waits for; null unless `turno` is 'espera'. */
  readonly espera: 'otorga' | 'recibe' | 'postulante' | 'isapre' | null
  readonly motivo: MotivoDePareja
  /** Step of the sale that can go on; null: none. */
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
    // papers signed by hand return through the applicant's documents screen
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
/** True when its own papers are signed and the other's are not: both go to the desk together. */
const firmoAntes = (uno: LugarDePareja, otro: LugarDePareja): boolean =>
  (uno === 'firmado' && antesDe(otro, 'firmado')) || (uno === 'firma' && sinFirmar(otro))

/** Reason of a place on its own, before the rules of the pair. */
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

/** Reason of the giver. It waits for the receiver in the joint steps: the compensation, sending it, and the end. */
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
  /** Stage after the step: the giver has passed the step when it has this stage. */
  readonly hasta: EtapaProspecto
  readonly espera: MotivoDePareja
}

/** Step at which the receiver waits for the giver to pass it: from Cotizar on; no step before it waits. */
function pasoDelReceptor(recibe: LugarDePareja): PasoDelReceptor | null {
  if (antesDe(recibe, 'cotizar') || !sinFirmar(recibe)) return null
  if (recibe === 'cotizar') return { hasta: conPlan, espera: 'otorgaSinCotizar' }
  if (recibe === 'compensar') return { hasta: 'cotizacionFinalizada', espera: 'otorgaSinCompensar' }
  return { hasta: 'dsManualGenerada', espera: recibe === 'resumen' ? 'otorgaSinInvitar' : 'otorgaAtras' }
}

/** True when all is answered, and only signing and sending are left. */
const porFirmarDS = ({ etapaDS, dsFirmada }: HechosDeLaVenta): boolean =>
  !dsFirmada && (etapaDS === 'resumenDeclaracion' || etapaDS === 'firma')

/**
 * Reason why the receiver waits for its giver; null: it need not wait. Answering the declaration never waits; signing
 * it waits for the giver's signature.
 */
function esperaDelReceptor(recibe: HechosDeLaVenta, otorga: HechosDeLaVenta): MotivoDePareja | null {
  const paso = pasoDelReceptor(lugarEnPareja(recibe))
  if (paso && vaDelante(paso.hasta, etapaDel(lugarEnPareja(otorga)))) return paso.espera
  return recibe.activo && porFirmarDS(recibe) && esperaFirmaDelOtorgante(otorga) ? 'otorgaSinFirmar' : null
}

/** Reason of the receiver. Once it need not wait, the giver has set the compensation, and the end is joint. */
function delReceptor(hechos: HechosDeLaVenta, deQuienOtorga: HechosDeLaVenta): MotivoDePareja {
  const espera = esperaDelReceptor(hechos, deQuienOtorga)
  if (espera) return espera
  const recibe = lugarEnPareja(hechos)
  if (recibe === 'compensar') return 'continuarCompensacion'
  return firmoAntes(recibe, lugarEnPareja(deQuienOtorga)) ? 'otroSinFirmar' : propio[recibe]
}

/**
 * Turn of both sides of a compensated pair, by the facts of both (core rules, Creating a DS; a pair ends both or
 * neither). When one ends without a contract, the other is closed.
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

/** Facts of both sides of a pair, seen from `lado`. */
export interface HechosDePareja {
  readonly lado: LadoDePareja
  readonly otorga: HechosDeLaVenta
  readonly recibe: HechosDeLaVenta
}

/** Waits of a side of a pair: for the giver, for the receiver, or for ever because the other side has ended. */
export const esperasEnPareja = ['otorga', 'recibe', 'detenida'] as const
export type EsperaEnPareja = (typeof esperasEnPareja)[number]

/** True when the other side ended without a contract, which closes this one. */
const estaDetenida = ({ lado, otorga, recibe }: HechosDePareja): boolean =>
  lado === 'otorga' ? parejaDetenida(otorga, recibe) : parejaDetenida(recibe, otorga)

/** Wait of a side of a pair, as the lists show it; null: no wait, or no pair. */
export function esperaEnPareja(pareja: HechosDePareja | null): EsperaEnPareja | null {
  if (pareja === null) return null
  if (estaDetenida(pareja)) return 'detenida'
  const { espera } = situacionDeLaPareja(pareja)[pareja.lado]
  return espera === 'otorga' || espera === 'recibe' ? espera : null
}

/** True for a receiver that may not go on before its giver. */
export const esperaAlOtorgante = (pareja: HechosDePareja | null): boolean =>
  pareja?.lado === 'recibe' && esperaDelReceptor(pareja.recibe, pareja.otorga) !== null

/** Effect of the pair on Gestionar: the other side has ended, or the receiver waits for its giver. */
export function parejaAlGestionar(pareja: HechosDePareja | null): 'sigue' | 'espera' | 'detenida' {
  if (pareja && estaDetenida(pareja)) return 'detenida'
  return esperaAlOtorgante(pareja) ? 'espera' : 'sigue'
}
