import { type EtapaDS, pasada, terminaSinContrato } from '../declaracion/etapas.ts'
import { laTieneElPostulante } from '../declaracion/invitacion/quien-contesta.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
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

/** Where a sale begins. */
export const rutaDeAntecedentes = '/postulant-data'

/** Done, now, next, closed. */
export type SituacionDePaso = 'listo' | 'ahora' | 'sigue' | 'cerrado'

export interface Paso {
  readonly clave: ClaveDePaso
  readonly situacion: SituacionDePaso
  /** Screen of the step (spec 2 §2), without query. */
  readonly ruta: string
}

export interface HechosDeLaVenta {
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  /** Of its live DS, else as it was entered: manual, electronic, or null while nobody said. */
  readonly tipoVenta: 'M' | 'E' | null
  /** The applicant's data were saved whole. */
  readonly conAntecedentes: boolean
  /** Beneficiaries stand, or the group was saved or quoting begun without any. */
  readonly conGrupo: boolean
  /** An update of it waits to be confirmed or discarded. */
  readonly enActualizacion: boolean
  /** Stage of the live DS, or null. */
  readonly etapaDS: EtapaDS | null
  /** Its result (spec 2 §4), or null. */
  readonly resultadoDS: number | null
  /** It was signed and sent, for good: an update that opened it again does not undo that. */
  readonly dsFirmada: boolean
  /** Of its issued papers, while they wait to become a contract; else null. */
  readonly firma: HechosDeLaFirma | null
}

const conDocumentos: readonly EtapaDS[] = ['firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision', 'terminado']

/** Results after which this sale does not go on, though nobody has finished it yet: 4, 5 and 8 (spec 2 §4). */
const adversos: readonly (number | null)[] = [4, 5, 8]
const esAdversa = ({ etapaDS, resultadoDS }: HechosDeLaVenta) =>
  etapaDS === 'resultado' && adversos.includes(resultadoDS)

const esTerminal = (etapa: EtapaDS | null) => etapa !== null && terminaSinContrato(etapa)

/**
 * The screen that goes on from a saved stage of a manual DS; what the applicant does, and all of an electronic one until
 * it is signed, is followed from the plan summary.
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

/** The eight steps of a sale: the first that is not done is now, the one after it is next, the others are closed. */
export function pasosDeLaVenta(hechos: HechosDeLaVenta): Paso[] {
  const detenida = !hechos.activo || esTerminal(hechos.etapaDS)
  const primero = clavesDePaso.findIndex((clave) => !estaListo(clave, hechos))
  const situacionDe = (indice: number): SituacionDePaso => {
    if (primero === -1 || indice < primero) return 'listo'
    if (detenida || indice > primero + 1) return 'cerrado'
    if (indice === primero) return 'ahora'
    return esAdversa(hechos) ? 'cerrado' : 'sigue'
  }
  return clavesDePaso.map((clave, indice) => ({
    clave,
    situacion: situacionDe(indice),
    ruta: rutaDe(clave, hechos),
  }))
}

/** The step where a sale stands: the one that is now; of a sale that goes no further, the last that is done. */
export const pasoActual = <P extends Pick<Paso, 'situacion'>>(pasos: readonly P[]): P | undefined =>
  pasos.find(({ situacion }) => situacion === 'ahora') ?? pasos.findLast(({ situacion }) => situacion === 'listo')
