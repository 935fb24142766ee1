import type { EtapaDS } from '../declaracion/etapas.ts'
import { type CierreDeProspecto, cierreDeProspecto, EDICION_ABIERTA } from '../postulacion/edicion.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'

/** Of an update of the sale: E begun and to be confirmed, S confirmed, D closed; null: none was begun (core rules, UPD). */
export const estadosDeEdicion = ['E', 'S', 'D'] as const
export type EstadoEdicion = (typeof estadosDeEdicion)[number] | null

/** While an update is open the sale goes no further, and issues no paper (core rules, UPD). */
export const detieneLaVenta = (estado: EstadoEdicion): boolean => estado === EDICION_ABIERTA

/** What an update is decided by. */
export interface HechosDeEdicion {
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  /** The card's Estado. */
  readonly estado: EstadoProspecto
  /** Stage of the live DS, or null. */
  readonly etapaDS: EtapaDS | null
  /** State of the last update that was not discarded, or null. */
  readonly ultima: 'E' | 'S' | null
}

/** Why a sale takes no update any more; null while it does. */
type CierreDeEdicion = CierreDeProspecto | 'enFirma'

const conFirma: readonly EtapaDS[] = ['firmaIsapre', 'firmaIsapreRevision']

/**
 * Closed: firmaIsapre or later, rejected, cancelled or inactive (core rules, UPD). An annulled invitation closes nothing:
 * the sale goes on with another, or as a manual one.
 */
export function cierreDeEdicion(hechos: Omit<HechosDeEdicion, 'ultima'>): CierreDeEdicion | null {
  const cierre = cierreDeProspecto(hechos)
  if (cierre) return cierre
  const { etapaDS } = hechos
  if (etapaDS === 'terminado') return 'terminada'
  return etapaDS !== null && conFirma.includes(etapaDS) ? 'enFirma' : null
}

/** estadoEdicion of a sale. */
export function estadoEdicion(hechos: HechosDeEdicion): EstadoEdicion {
  return cierreDeEdicion(hechos) === null ? hechos.ultima : 'D'
}

/** True once a plan is confirmed: before that the standard screens serve. */
export function tienePlanConfirmado(etapa: EtapaProspecto): boolean {
  return etapa !== 'prospecto' && etapa !== 'resumenCotizacionCompensado'
}

/** The other of a compensated pair, as far as an update looks at it. */
export interface ParejaEnEdicion {
  /** The prospect itself is the one that gives. */
  readonly otorga: boolean
  /** estadoEdicion of the other. */
  readonly estadoOtro: EstadoEdicion
  /** The other has ended without a contract: this one goes no further. */
  readonly detenida: boolean
}

/** What one of a pair has to wait for before it may begin an update. */
type EsperaDeEdicion = 'otroEnEspera' | 'otorgaPrimero'

/**
 * The two refusals of a pair (spec 2 §5): either waits while the other has an update to confirm; the receiver waits
 * until the giver has confirmed one.
 */
export function esperaDeEdicion({ otorga, estadoOtro }: Omit<ParejaEnEdicion, 'detenida'>): EsperaDeEdicion | null {
  if (detieneLaVenta(estadoOtro)) return 'otroEnEspera'
  return otorga || estadoOtro === 'S' ? null : 'otorgaPrimero'
}

export type ImpedimentoDeEdicion = 'sinPlan' | 'parejaDetenida' | CierreDeEdicion | EsperaDeEdicion

/**
 * What keeps an update from being begun or gone on with; null where nothing does. One that is open waits for nobody, and
 * of a pair it goes no further than the other.
 */
export function impedimentoDeEdicion(
  hechos: HechosDeEdicion,
  pareja: ParejaEnEdicion | null,
): ImpedimentoDeEdicion | null {
  const cierre = cierreDeEdicion(hechos)
  if (cierre) return cierre
  if (!tienePlanConfirmado(hechos.etapa)) return 'sinPlan'
  if (pareja?.detenida) return 'parejaDetenida'
  if (detieneLaVenta(hechos.ultima) || pareja === null) return null
  return esperaDeEdicion(pareja)
}
