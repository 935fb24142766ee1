import { type EtapaDS, haLlegado, pasada, terminaSinContrato } from '../declaracion/etapas.ts'
import { laTieneElPostulante } from '../declaracion/invitacion/quien-contesta.ts'
import { type EtapaProspecto, esperaParaCotizar } from '../postulacion/etapas.ts'
import type { HechosDeLaFirma } from './turno/turno-de-firma.ts'

export const clavesDePaso = [
  'antecedentes',
  'beneficiarios',
  'cotizar',
  'resumen',
  'declaracion',
  'resultado',
  'contractual',
  'documentos',
] as const
export type ClaveDePaso = (typeof clavesDePaso)[number]

/** First screen of a sale. */
export const rutaDeAntecedentes = '/postulant-data'

/** States of a step: done, current, already open though another is current, closed. */
export type SituacionDePaso = 'listo' | 'ahora' | 'sigue' | 'cerrado'

/** Reasons why a step is closed: the step before it comes first, the giver's plan comes first, or it never opens. */
export type CierreDePaso = 'porAbrir' | 'esperaAlOtorgante' | 'inactivo' | 'terminada' | 'otroContrato'

export interface Paso {
  readonly clave: ClaveDePaso
  readonly situacion: SituacionDePaso
  /** null: the step is open. */
  readonly cierre: CierreDePaso | null
  /** Screen of the step (spec 2 §2), without query. */
  readonly ruta: string
}

export interface HechosDeLaVenta {
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  /** Type of the live DS, else as entered: manual, electronic, or null while not chosen. */
  readonly tipoVenta: 'M' | 'E' | null
  /** The applicant's data were saved complete. */
  readonly conAntecedentes: boolean
  /** True with beneficiaries, or once the group was saved, or quoting begun, without any. */
  readonly conGrupo: boolean
  /** An open update waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
  /** Stage of the live DS, or null. */
  readonly etapaDS: EtapaDS | null
  /** Result of the live DS (spec 2 §4), or null. */
  readonly resultadoDS: number | null
  /** The DS was signed and sent; a later update that opened it again does not change this. */
  readonly dsFirmada: boolean
  /** Another sale of the same declaration, its original or a copy, has its contract. */
  readonly otraConContrato: boolean
  /** Treatments to which the person objected (domain/postulacion/oposicion). */
  readonly oposiciones: readonly string[]
  /** Facts of its issued papers, while they wait to become a contract; else null. */
  readonly firma: HechosDeLaFirma | null
}

/** Facts that the steps need besides those of the sale. */
export interface ContextoDeVenta {
  /** The reader is its own advisor: going on finishes an authorized DS (spec 1 §4, entry 15). */
  readonly escribe: boolean
  /** Stage of the giver, when this sale is the receiver of a pair; else null. */
  readonly otorgante: EtapaProspecto | null
}

const aSolas: ContextoDeVenta = { escribe: true, otorgante: null }

const conDocumentos: readonly EtapaDS[] = ['firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision', 'terminado']

/** Results that stop this sale even before it is finished: 4, 5 and 8 (spec 2 §4). */
const adversos: readonly (number | null)[] = [4, 5, 8]
const esAdversa = ({ etapaDS, resultadoDS }: HechosDeLaVenta) =>
  etapaDS === 'resultado' && adversos.includes(resultadoDS)

const esTerminal = (etapa: EtapaDS | null) => etapa !== null && terminaSinContrato(etapa)

/**
 * Screen that continues a manual DS from its saved stage. Steps of the applicant, and an electronic DS until it is
 * signed, are followed from the plan summary.
 */
function rutaDeLaDS({ etapaDS: etapa, tipoVenta }: Pick<HechosDeLaVenta, 'etapaDS' | 'tipoVenta'>): string {
  const rutas: Partial<Record<EtapaDS, string>> = {
    inicioManual: '/postulant-background',
    cotizante: '/postulant-beneficiaries',
    beneficiarios: '/postulant-ds',
    preguntas: '/postulant-summary',
    resumenAntecedentes: '/postulant-summary',
    resumenDeclaracion: '/enviar-ds',
    firma: '/enviar-ds',
  }
  if (etapa === null || laTieneElPostulante({ etapa, tipoVenta })) return '/resumen-plan'
  return rutas[etapa] ?? (pasada(etapa) || etapa === 'resultado' ? '/postulant-summary' : '/resumen-plan')
}

function rutaDe(clave: ClaveDePaso, { etapa, etapaDS, tipoVenta }: HechosDeLaVenta): string {
  const rutas: Record<ClaveDePaso, string> = {
    antecedentes: rutaDeAntecedentes,
    beneficiarios: '/prospect-beneficiaries',
    cotizar: etapa === 'resumenCotizacionCompensado' ? '/resumen-cotizacion-pactada' : '/preliminar-plan',
    resumen: '/resumen-plan',
    declaracion: rutaDeLaDS({ etapaDS, tipoVenta }),
    resultado: '/resultado-ds',
    contractual: '/documentos',
    documentos: etapaDS === 'documentosContractuales' ? '/resumen-cotizacion' : '/documents-preview',
  }
  return rutas[clave]
}

function estaListo(clave: ClaveDePaso, hechos: HechosDeLaVenta): boolean {
  const { etapa, etapaDS } = hechos
  const listos: Record<ClaveDePaso, () => boolean> = {
    antecedentes: () => hechos.conAntecedentes,
    beneficiarios: () => hechos.conAntecedentes && hechos.conGrupo,
    cotizar: () => etapa !== 'prospecto' && etapa !== 'resumenCotizacionCompensado',
    resumen: () => etapaDS !== null && etapaDS !== 'invitacionAnulada',
    declaracion: () => etapaDS === 'resultado' || esTerminal(etapaDS) || (etapaDS !== null && pasada(etapaDS)),
    resultado: () => esTerminal(etapaDS) || (etapaDS !== null && pasada(etapaDS)),
    contractual: () => etapaDS !== null && pasada(etapaDS) && etapaDS !== 'dsFinalizada',
    documentos: () => etapaDS !== null && conDocumentos.includes(etapaDS),
  }
  return listos[clave]()
}

/** True while the receiver of a pair may not quote: its giver has no plan yet. */
const esperaSuPlan = ({ etapa }: HechosDeLaVenta, { otorgante }: ContextoDeVenta): boolean =>
  etapa === 'prospecto' && otorgante !== null && esperaParaCotizar(otorgante)

/** True for an authorized DS, which going on finishes (spec 1 §4, entry 15). */
const seFinalizaAlSeguir = ({ etapaDS, resultadoDS, otraConContrato }: HechosDeLaVenta): boolean =>
  etapaDS === 'resultado' && resultadoDS === 1 && !otraConContrato

/**
 * True when the screen of a step opens: the stage has reached the step before it (spec 2 §4), and the giver of a pair
 * has its plan. Screens and server use the same stages.
 */
export function pasoAbierto(clave: ClaveDePaso, hechos: HechosDeLaVenta, alrededor = aSolas): boolean {
  const { etapa, etapaDS } = hechos
  const ha = (desde: EtapaDS) => etapaDS !== null && haLlegado(etapaDS, desde)
  const abiertos: Record<ClaveDePaso, () => boolean> = {
    antecedentes: () => true,
    beneficiarios: () => true,
    cotizar: () => hechos.conAntecedentes && !esperaSuPlan(hechos, alrededor),
    resumen: () => etapa !== 'prospecto' && etapa !== 'resumenCotizacionCompensado',
    declaracion: () => etapaDS !== null && etapaDS !== 'invitacionAnulada',
    resultado: () => ha('resultado'),
    contractual: () => ha('dsFinalizada') || (alrededor.escribe && seFinalizaAlSeguir(hechos)),
    documentos: () => ha('documentosContractuales'),
  }
  return abiertos[clave]()
}

/** Reason why the steps after the current one are closed for good; null: they open in their turn. */
function cierreDeLaVenta(hechos: HechosDeLaVenta): CierreDePaso | null {
  if (!hechos.activo) return 'inactivo'
  if (esTerminal(hechos.etapaDS)) return 'terminada'
  return hechos.otraConContrato && hechos.etapaDS !== 'terminado' ? 'otroContrato' : null
}

/**
 * The eight steps of a sale. The first unfinished one is current. The next one is offered only when its screen opens
 * already. All others are closed, with their reason.
 */
export function pasosDeLaVenta(hechos: HechosDeLaVenta, alrededor: ContextoDeVenta = aSolas): Paso[] {
  const paraSiempre = cierreDeLaVenta(hechos)
  const primero = clavesDePaso.findIndex((clave) => !estaListo(clave, hechos))
  const porAbrir = (clave: ClaveDePaso): CierreDePaso => {
    if (esAdversa(hechos)) return 'terminada'
    return clave === 'cotizar' && esperaSuPlan(hechos, alrededor) ? 'esperaAlOtorgante' : 'porAbrir'
  }
  const lugarDe = (clave: ClaveDePaso, indice: number): Pick<Paso, 'situacion' | 'cierre'> => {
    if (primero === -1 || indice < primero) return { situacion: 'listo', cierre: null }
    if (paraSiempre) return { situacion: 'cerrado', cierre: paraSiempre }
    if (indice === primero) return { situacion: 'ahora', cierre: null }
    const sigue = indice === primero + 1 && pasoAbierto(clave, hechos, alrededor)
    return sigue ? { situacion: 'sigue', cierre: null } : { situacion: 'cerrado', cierre: porAbrir(clave) }
  }
  return clavesDePaso.map((clave, indice) => ({
    clave,
    ...lugarDe(clave, indice),
    ruta: rutaDe(clave, hechos),
  }))
}

/** Current step of a sale; for a sale that goes no further, its last finished step. */
export const pasoActual = <P extends Pick<Paso, 'situacion'>>(pasos: readonly P[]): P | undefined =>
  pasos.find(({ situacion }) => situacion === 'ahora') ?? pasos.findLast(({ situacion }) => situacion === 'listo')
