import { type EtapaDS, pasada } from '../declaracion/etapas.ts'
import { folioQueExigeFun } from '../limites.ts'
import type { TipoTrabajador } from '../trabajador/tipos.ts'
import type { EtapaProspecto } from './etapas.ts'

/** True when the folio belongs to a charge in force of somebody else; '-' or text never does (spec 1 §4, step 1). */
export function requiereFun(folio: string | number | null): boolean {
  const value = Number(folio ?? Number.NaN)
  return !Number.isNaN(value) && value >= folioQueExigeFun
}

/** True when a card mandate must exist before going on (spec 1 §4, step 2). */
export function requiereMandato(tipos: readonly TipoTrabajador[], estado: string): boolean {
  return estado === 'DS Aceptada' && tipos.some((t) => t === 'I' || t === 'V')
}

export interface HechosAlGestionar {
  readonly estado: string
  readonly tipoVenta: 'M' | 'E' | null
  readonly etapa: EtapaProspecto
  readonly etapaDS: EtapaDS | null
  /** verificacionDSManual says a manual DS may be generated. */
  readonly manualHabilitada: boolean
}

export type DestinoAlGestionar =
  /** Applicant data, as ever. */
  | 'antecedentes'
  /** Generate the manual DS, save dsManualGenerada, then applicant data with isManual. */
  | 'generarManual'
  /** The step where the DS stands. */
  | 'pasoDeLaDS'

const sinPlan: readonly EtapaProspecto[] = ['prospecto', 'cotizacionFinalizada', 'resumenCotizacionCompensado']

/** Where Gestionar leads (spec 1 §4, steps 4 and 5; a sent manual DS opens at its own step, core rules). */
export function destinoAlGestionar(hechos: HechosAlGestionar): DestinoAlGestionar {
  const { estado, etapa, etapaDS } = hechos
  if (estado !== 'DS Aceptada' || sinPlan.includes(etapa)) return 'antecedentes'
  if (hechos.tipoVenta === 'M') return hechos.manualHabilitada ? 'generarManual' : 'pasoDeLaDS'
  return etapaDS !== null && pasada(etapaDS) ? 'pasoDeLaDS' : 'antecedentes'
}
