import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { cotizacionMessages as m } from '../../messages/cotizacion/cotizacion.ts'
import { reglaEntero } from '../base/enteros.ts'
import { type Rules, required } from '../rules.ts'

/** The agreed range as typed, pesos, and the limits it must keep. */
export interface RangoForm {
  minimoPlan: number
  maximoPlan: number
  minimoMonto: Pesos
  maximoMonto: Pesos
}

/** The range slider (spec 2 §2 Cotizar Plan): inside the limits of calcularRenta, both ends included. */
export const rangoRules: Rules<RangoForm> = {
  minimoPlan: (value, { maximoPlan, minimoMonto }) => {
    if (value > maximoPlan) return m.rangoInvertido.text
    return value < minimoMonto ? m.rangoFueraDeLimites.text : reglaEntero(value)
  },
  maximoPlan: (value, { maximoMonto }) => (value > maximoMonto ? m.rangoFueraDeLimites.text : reglaEntero(value)),
}

/** What is chosen on 'Cotizar Plan'. Codes as text, '' while nothing is chosen. */
export interface CotizarPlanForm {
  /** 1 suggested plans, 2 manual selection (spec 2 §4). */
  flujo: 1 | 2
  codigoRegion: string
  codigoPrestador: string
  /** The chosen pair as 'hospitalario-ambulatorio', for example '80-60'. */
  bonificacion: string
  planId: string
  besId: string
  /** The person is willing to pay above the 7 %; then `montoAdicionalMax` says how many pesos a month. */
  adicionalVoluntario: boolean
  montoAdicionalMax: number | null
}

/** Most pesos a month that anybody may add (ours: keeps a slip of the hand out). */
export const MONTO_ADICIONAL_TOPE = 10_000_000

/** Extra amount: asked only of who is willing to pay more; whole pesos. */
export function reglaMontoAdicional(value: number | null, adicionalVoluntario: boolean): string | null {
  if (!adicionalVoluntario) return null
  const valid = value !== null && Number.isInteger(value) && value > 0 && value <= MONTO_ADICIONAL_TOPE
  return valid ? null : m.montoAdicional.text
}

/** Cotizar Plan (spec 2 §5): the region in flow 1, the plan in flow 2. */
export const cotizarPlanRules: Rules<CotizarPlanForm> = {
  codigoRegion: (value, { flujo }) => (flujo === 1 ? required(m.regionObligatoria.text)(value) : null),
  planId: (value, { flujo }) => (flujo === 2 ? required(m.planObligatorio.text)(value) : null),
  montoAdicionalMax: (value, { adicionalVoluntario }) => reglaMontoAdicional(value, adicionalVoluntario),
}
