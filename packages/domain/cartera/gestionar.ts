import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { pagaConMandato } from '../contrato/mandato.ts'
import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import { folioQueExigeFun } from '../limites.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'

/** True when the folio belongs to a charge in force of somebody else; '-' or text never does (spec 1 §4, step 1). */
export function requiereFun(folio: string | number | null): boolean {
  const value = Number(folio ?? Number.NaN)
  return !Number.isNaN(value) && value >= folioQueExigeFun
}

/** The sale as far as Gestionar looks at it. */
export interface VentaAlGestionar {
  readonly tipoVenta: 'M' | 'E' | null
  readonly etapa: EtapaProspecto
  /** Stage of the live DS, or null. */
  readonly etapaDS: EtapaDS | null
}

/** What Gestionar looks at. The card is known from the start; what is left out has not been asked yet. */
export interface HechosGestionar {
  /** Of the card. */
  readonly estado: string
  /** Of the card: a DS folio, '-' or null. */
  readonly folio: string | number | null
  readonly fun?: 'vigente' | 'noVigente' | 'noVerificado'
  /** Worker type of each employer row. */
  readonly empleadores?: readonly TipoTrabajador[]
  /** A card mandate stands for the live DS. */
  readonly mandato?: boolean
  /** 'espera': the receiver of a pair that has run ahead of its giver. */
  readonly pareja?: 'sigue' | 'espera'
  /** The card has been marked as managed. */
  readonly marca?: true
  readonly venta?: VentaAlGestionar
  /** verificacionDSManual says that a manual DS may be generated. */
  readonly manual?: boolean
}

/** What Gestionar may have to ask before it can go on. */
export type PreguntaDeGestionar = Exclude<keyof HechosGestionar, 'estado' | 'folio'>

export type DetencionDeGestionar = 'funNoVigente' | 'mandatoFaltante' | 'recibeEspera'

export type DestinoDeGestionar =
  /** Applicant data. */
  | 'antecedentes'
  /** Applicant data with the identifier of the DS. */
  | 'antecedentesConDS'
  /** Generate the manual DS, save dsManualGenerada, then applicant data with isManual. */
  | 'generarManual'
  /** The step where the DS stands. */
  | 'pasoDeLaDS'

/** What has to be asked first, what stops it, or where it leads. */
export type DecisionDeGestionar =
  | { readonly pide: PreguntaDeGestionar }
  | { readonly detiene: DetencionDeGestionar }
  | { readonly va: DestinoDeGestionar }

function revisarFun({ folio, fun }: HechosGestionar): DecisionDeGestionar | null {
  if (!requiereFun(folio)) return null
  if (fun === undefined) return { pide: 'fun' }
  return fun === 'noVigente' ? { detiene: 'funNoVigente' } : null
}

function revisarMandato({ estado, empleadores, mandato }: HechosGestionar): DecisionDeGestionar | null {
  if (empleadores === undefined) return { pide: 'empleadores' }
  if (estado !== 'DS Aceptada' || !empleadores.some(pagaConMandato)) return null
  if (mandato === undefined) return { pide: 'mandato' }
  return mandato ? null : { detiene: 'mandatoFaltante' }
}

function revisarPareja({ pareja }: HechosGestionar): DecisionDeGestionar | null {
  if (pareja === undefined) return { pide: 'pareja' }
  return pareja === 'espera' ? { detiene: 'recibeEspera' } : null
}

/** Stages at which an accepted DS still leads to the applicant's data, by type of sale (spec 1 §4, step 5). */
const sinDS: readonly EtapaProspecto[] = ['prospecto', 'cotizacionFinalizada']
const sinDSManual: readonly EtapaProspecto[] = [...sinDS, 'resumenCotizacionCompensado']

function destinoManual(etapa: EtapaProspecto, manual: boolean | undefined): DecisionDeGestionar {
  if (sinDSManual.includes(etapa)) return { va: 'antecedentes' }
  if (manual === undefined) return { pide: 'manual' }
  return { va: manual ? 'generarManual' : 'pasoDeLaDS' }
}

function destino({ estado, venta, manual }: HechosGestionar): DecisionDeGestionar {
  if (estado !== 'DS Aceptada') return { va: 'antecedentes' }
  if (venta === undefined) return { pide: 'venta' }
  const { tipoVenta, etapa, etapaDS } = venta
  if (tipoVenta === 'M') return destinoManual(etapa, manual)
  const conDS = tipoVenta === 'E' && !sinDS.includes(etapa) && etapaDS !== null && pasada(etapaDS)
  return { va: conDS ? 'antecedentesConDS' : 'antecedentes' }
}

/**
 * Gestionar on a card (spec 1 §4): FUN, mandate, pair, mark, redirect, in this order. Answer what it asks and decide
 * again; it never asks twice nor for what it does not need. A FUN that could not be verified stops nothing; a manual
 * DS that has been sent opens at its own step (core rules, Creating a DS). The checks have passed when it asks for
 * the mark.
 */
export function decidirGestionar(hechos: HechosGestionar): DecisionDeGestionar {
  const detenida = revisarFun(hechos) ?? revisarMandato(hechos) ?? revisarPareja(hechos)
  if (detenida) return detenida
  return hechos.marca ? destino(hechos) : { pide: 'marca' }
}
