import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { pagaConMandato } from '../contrato/mandato.ts'
import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import { requiereFun } from '../mesa/fun.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'

/** Facts of the sale that Gestionar reads. */
export interface VentaAlGestionar {
  readonly tipoVenta: 'M' | 'E' | null
  readonly etapa: EtapaProspecto
  /** Stage of the live DS, or null. */
  readonly etapaDS: EtapaDS | null
}

/** Facts that Gestionar reads, all of the same moment. */
export interface HechosGestionar {
  /** Estado on the card. */
  readonly estado: string
  /** Folio on the card: a DS folio, '-' or null. */
  readonly folio: string | number | null
  /** 'noVerificado': not requested, or the FUN could not be read. */
  readonly fun: 'vigente' | 'noVigente' | 'noVerificado'
  /** Worker type of each employer row. */
  readonly empleadores: readonly TipoTrabajador[]
  /** A card mandate is in force for the live DS, or there is nothing to pay. */
  readonly mandato: boolean
  /** 'espera': the receiver of a pair got ahead of its giver; 'detenida': the other sale of the pair has ended. */
  readonly pareja: 'sigue' | 'espera' | 'detenida'
  readonly venta: VentaAlGestionar
  /** A manual DS may be generated (verificacionDSManual). */
  readonly manual: boolean
}

export type DetencionDeGestionar = 'funNoVigente' | 'mandatoFaltante' | 'parejaDetenida' | 'recibeEspera'

export type DestinoDeGestionar =
  /** Screen of the applicant data. */
  | 'antecedentes'
  /** Screen of the applicant data, with the identifier of the DS. */
  | 'antecedentesConDS'
  /** Generate the manual DS, save dsManualGenerada, then applicant data with isManual. */
  | 'generarManual'
  /** Screen of the current step of the sale. */
  | 'pasoActual'

/** Reason that stops Gestionar, or its destination. */
type DecisionDeGestionar = { readonly detiene: DetencionDeGestionar } | { readonly va: DestinoDeGestionar }

const detieneElFun = ({ folio, fun }: HechosGestionar) => requiereFun(folio) && fun === 'noVigente'

const detieneElMandato = ({ estado, empleadores, mandato }: HechosGestionar) =>
  estado === 'DS Aceptada' && empleadores.some(pagaConMandato) && !mandato

/** Stages at which an accepted DS still leads to the applicant's data, by type of sale (spec 1 §4, step 5). */
const sinDS: readonly EtapaProspecto[] = ['prospecto', 'cotizacionFinalizada']
const sinDSManual: readonly EtapaProspecto[] = [...sinDS, 'resumenCotizacionCompensado']

function destino({ estado, venta, manual }: HechosGestionar): DestinoDeGestionar {
  const { tipoVenta, etapa, etapaDS } = venta
  const alPrincipio = etapa === 'prospecto' ? 'antecedentes' : 'pasoActual'
  if (estado !== 'DS Aceptada') return alPrincipio
  if (tipoVenta !== 'M') {
    const conDS = tipoVenta === 'E' && !sinDS.includes(etapa) && etapaDS !== null && pasada(etapaDS)
    return conDS ? 'antecedentesConDS' : alPrincipio
  }
  if (sinDSManual.includes(etapa)) return alPrincipio
  return manual ? 'generarManual' : 'pasoActual'
}

/**
 * Decision of Gestionar on a card (spec 1 §4): FUN, mandate, pair, redirect; the first reason that stops it. An
 * unverified FUN stops nothing. A manual DS already sent opens at its own step (core rules, Creating a DS). After the
 * plan is confirmed the applicant data are closed, so it opens the current step.
 */
export function decidirGestionar(hechos: HechosGestionar): DecisionDeGestionar {
  if (detieneElFun(hechos)) return { detiene: 'funNoVigente' }
  if (detieneElMandato(hechos)) return { detiene: 'mandatoFaltante' }
  if (hechos.pareja === 'detenida') return { detiene: 'parejaDetenida' }
  if (hechos.pareja === 'espera') return { detiene: 'recibeEspera' }
  return { va: destino(hechos) }
}
