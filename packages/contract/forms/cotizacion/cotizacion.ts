import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { cotizacionMessages as m } from '../../messages/cotizacion/cotizacion.ts'
import { type NumeroTecleado, numeroDe, reglaNumero } from '../base/numeros.ts'
import { type Rules, required } from '../rules.ts'

/** The agreed range as typed, pesos, and the limits it must keep. */
export interface RangoForm {
  minimoPlan: NumeroTecleado
  maximoPlan: NumeroTecleado
  minimoMonto: Pesos
  maximoMonto: Pesos
}

/** The range slider (spec 2 §2 Cotizar Plan): inside the limits of calcularRenta, both ends included. */
export const rangoRules: Rules<RangoForm> = {
  minimoPlan: reglaNumero('pesos', (value, { maximoPlan, minimoMonto }) => {
    if (value === null || value < minimoMonto) return m.rangoFueraDeLimites.text
    const hasta = numeroDe(maximoPlan, 'pesos')
    return hasta !== null && value > hasta ? m.rangoInvertido.text : null
  }),
  maximoPlan: reglaNumero('pesos', (value, { maximoMonto }) =>
    value === null || value > maximoMonto ? m.rangoFueraDeLimites.text : null,
  ),
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
  montoAdicionalMax: NumeroTecleado
}

/** Most pesos a month that anybody may add (ours: keeps a slip of the hand out). */
export const MONTO_ADICIONAL_TOPE = 10_000_000

const montoAdicional = reglaNumero(
  'pesos',
  (value) => (value !== null && value > 0 && value <= MONTO_ADICIONAL_TOPE ? null : m.montoAdicional.text),
  { decimales: m.montoAdicional.text, enorme: m.montoAdicional.text },
)

/** Extra amount: asked only of who is willing to pay more; whole pesos. */
export const reglaMontoAdicional = (value: NumeroTecleado, adicionalVoluntario: boolean): string | null =>
  adicionalVoluntario ? montoAdicional(value, null) : null

/** Cotizar Plan (spec 2 §5): the region in flow 1, the plan in flow 2. */
export const cotizarPlanRules: Rules<CotizarPlanForm> = {
  codigoRegion: (value, { flujo }) => (flujo === 1 ? required(m.regionObligatoria.text)(value) : null),
  planId: (value, { flujo }) => (flujo === 2 ? required(m.planObligatorio.text)(value) : null),
  montoAdicionalMax: (value, { adicionalVoluntario }) => reglaMontoAdicional(value, adicionalVoluntario),
}
