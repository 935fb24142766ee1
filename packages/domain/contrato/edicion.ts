import type { EtapaDS } from '../declaracion/etapas.ts'
import { type CierreDeProspecto, cierreDeProspecto, EDICION_ABIERTA } from '../postulacion/edicion.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'

/**
 * States of an update of the sale: E begun and unconfirmed, S confirmed, D closed; null: none was begun (core rules,
 * UPD).
 */
export const estadosDeEdicion = ['E', 'S', 'D'] as const
export type EstadoEdicion = (typeof estadosDeEdicion)[number] | null

/** True while an update is open: the sale is stopped and issues no paper (core rules, UPD). */
export const detieneLaVenta = (estado: EstadoEdicion): boolean => estado === EDICION_ABIERTA

/** Facts that decide about an update. */
export interface HechosDeEdicion {
  readonly activo: boolean
  readonly etapa: EtapaProspecto
  /** Estado on the card. */
  readonly estado: EstadoProspecto
  /** Stage of the live DS, or null. */
  readonly etapaDS: EtapaDS | null
  /** State of the last update that was not discarded, or null. */
  readonly ultima: 'E' | 'S' | null
}

/** Reasons why a sale no longer takes updates; null: it does. */
type CierreDeEdicion = CierreDeProspecto | 'enFirma'

const conFirma: readonly EtapaDS[] = ['firmaIsapre', 'firmaIsapreRevision']

/**
 * Reason why updates are closed: firmaIsapre or later, rejected, cancelled or inactive (core rules, UPD). An annulled
 * invitation closes nothing: the sale continues with another, or as a manual one.
 */
export function cierreDeEdicion(hechos: Omit<HechosDeEdicion, 'ultima'>): CierreDeEdicion | null {
  const cierre = cierreDeProspecto(hechos)
  if (cierre) return cierre
  const { etapaDS } = hechos
  if (etapaDS === 'terminado') return 'terminada'
  return etapaDS !== null && conFirma.includes(etapaDS) ? 'enFirma' : null
}

/** State of the update of a sale (estadoEdicion). */
export function estadoEdicion(hechos: HechosDeEdicion): EstadoEdicion {
  return cierreDeEdicion(hechos) === null ? hechos.ultima : 'D'
}

/** True once a plan is confirmed; before that the standard screens are used. */
export function tienePlanConfirmado(etapa: EtapaProspecto): boolean {
  return etapa !== 'prospecto' && etapa !== 'resumenCotizacionCompensado'
}

/** Facts of the other side of a pair that an update needs. */
export interface ParejaEnEdicion {
  /** True when the prospect itself is the giver. */
  readonly otorga: boolean
  /** estadoEdicion of the other side. */
  readonly estadoOtro: EstadoEdicion
  /** The other side ended without a contract, which closes this one. */
  readonly detenida: boolean
}

/** Reasons why a side of a pair waits before it begins an update. */
type EsperaDeEdicion = 'otroEnEspera' | 'otorgaPrimero'

/**
 * The two refusals of a pair (spec 2 §5). Either side waits while the other has an unconfirmed update; the receiver
 * waits until the giver has confirmed one.
 */
export function esperaDeEdicion({ otorga, estadoOtro }: Omit<ParejaEnEdicion, 'detenida'>): EsperaDeEdicion | null {
  if (detieneLaVenta(estadoOtro)) return 'otroEnEspera'
  return otorga || estadoOtro === 'S' ? null : 'otorgaPrimero'
}

export type ImpedimentoDeEdicion = 'sinPlan' | 'parejaDetenida' | CierreDeEdicion | EsperaDeEdicion

/**
 * Reason why an update cannot begin or continue; null: none. An open update never waits, but it is stopped when the
 * other side of its pair has ended.
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
