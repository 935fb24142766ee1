import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { type EtapaProspecto, estaBloqueado } from './etapas.ts'

/** PSA_ESTADO of the last request (spec 1 §4). */
export const PENDIENTE = 0 as const
export const AUTORIZADA = 1 as const
export const RECHAZADA = 2 as const
/** PSA_ESTADO without a record. */
export const SIN_AUTORIZACION = 999

/** Facts that decide about the authorization of a prospect. */
export interface HechosAutorizacion {
  /** PSA_ESTADO of the last request; null or 999: none. */
  readonly psaEstado: number | null
  /** Worker type of each employer row. */
  readonly tipos: readonly TipoTrabajador[]
  /** Estado on the card. */
  readonly estado: string
  readonly etapa: EtapaProspecto
}

export type FaltaSolicitud = 'aceptada' | 'etapa' | 'pendiente' | 'autorizada' | 'sinDependiente'

const noHay = (psaEstado: number | null) => psaEstado === null || psaEstado === SIN_AUTORIZACION

/**
 * Reason why no authorization may be requested; null: it may. The quote must be open, and the prospect not 'DS
 * Aceptada'. Without a record only a dependent worker may request it. After a rejection anybody may, since it blocks
 * the quote for every worker type (spec 1 §4, spec 2 §4, core rules, Prospect; the stage is ours).
 */
export function faltaParaSolicitar(hechos: HechosAutorizacion): FaltaSolicitud | null {
  const { psaEstado, tipos, estado, etapa } = hechos
  if (estado === 'DS Aceptada') return 'aceptada'
  if (estaBloqueado(etapa)) return 'etapa'
  if (noHay(psaEstado)) return tipos.includes('D') ? null : 'sinDependiente'
  if (psaEstado === RECHAZADA) return null
  return psaEstado === AUTORIZADA ? 'autorizada' : 'pendiente'
}

export type PalabraDeEstado = 'PENDIENTE' | 'AUTORIZADO' | 'RECHAZADO'

const palabras: Readonly<Record<number, PalabraDeEstado>> = {
  [PENDIENTE]: 'PENDIENTE',
  [AUTORIZADA]: 'AUTORIZADO',
  [RECHAZADA]: 'RECHAZADO',
}

/** Word for a PSA_ESTADO; null: none (999, no record). */
export const palabraDeEstado = (psaEstado: number | null): PalabraDeEstado | null =>
  psaEstado === null ? null : (palabras[psaEstado] ?? null)

/** Authorization box of an applicant. */
export interface CajaDeAutorizacion {
  /** Text after 'Estado de la Autorización'; null: the line is hidden. */
  readonly estado: PalabraDeEstado | null
  /** Shows 'Motivo Solicitud de Autorización' and its button. */
  readonly pide: boolean
}

/** Contents of the authorization box; null: no box (spec 1 §4). */
export function cajaDeAutorizacion(hechos: HechosAutorizacion): CajaDeAutorizacion | null {
  if (hechos.estado === 'DS Aceptada') return null
  const estado = palabraDeEstado(hechos.psaEstado)
  const pide = faltaParaSolicitar(hechos) === null
  return estado || pide ? { estado, pide } : null
}

/** Block on quoting, with its state. */
export interface BloqueoDeCotizacion {
  /** '': an unknown state blocks too. */
  readonly estado: 'PENDIENTE' | 'RECHAZADA' | ''
  /** Comment of the head of team on a rejection. */
  readonly observacion: string
}

/** Block by the last request; null: none (spec 2 §4: 999, no value and 1 never block). */
export function bloqueoDeCotizacion(psaEstado: number | null, observacion: string): BloqueoDeCotizacion | null {
  if (noHay(psaEstado) || psaEstado === AUTORIZADA) return null
  if (psaEstado === PENDIENTE) return { estado: 'PENDIENTE', observacion: '' }
  return psaEstado === RECHAZADA ? { estado: 'RECHAZADA', observacion } : { estado: '', observacion: '' }
}
