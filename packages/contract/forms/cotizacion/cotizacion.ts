import { leeNumero } from '@alerce/domain/base/dinero/escrito'
import { esUF, type Pesos, type UF } from '@alerce/domain/base/dinero/tipos'
import { maximoACompensar } from '@alerce/domain/limites'
import { compensacionMessages } from '../../messages/cotizacion/compensacion.ts'
import { cotizacionMessages } from '../../messages/cotizacion/cotizacion.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { type NumeroTecleado, numeroDe, reglaNumero } from '../base/numeros.ts'
import { type EmpleadorForm, empleadorRules } from '../postulacion/antecedentes.ts'
import { type Rules, required } from '../rules.ts'

/** Agreed range as typed, in pesos, with its limits. */
export interface RangoForm {
  minimoPlan: NumeroTecleado
  maximoPlan: NumeroTecleado
  minimoMonto: Pesos
  maximoMonto: Pesos
}

/** The range slider (spec 2 §2 Cotizar Plan): inside the limits of calcularRenta, both ends included. */
export const rangoRules: Rules<RangoForm> = {
  minimoPlan: reglaNumero('pesos', (value, { maximoPlan, minimoMonto }) => {
    if (value === null || value < minimoMonto) return cotizacionMessages.rangoFueraDeLimites.text
    const hasta = numeroDe(maximoPlan, 'pesos')
    return hasta !== null && value > hasta ? cotizacionMessages.rangoInvertido.text : null
  }),
  maximoPlan: reglaNumero('pesos', (value, { maximoMonto }) =>
    value === null || value > maximoMonto ? cotizacionMessages.rangoFueraDeLimites.text : null,
  ),
}

/** Choices on 'Cotizar Plan'. Codes as text, '' while nothing is chosen. */
export interface CotizarPlanForm {
  /** 1 suggested plans, 2 manual selection (spec 2 §4). */
  flujo: 1 | 2
  codigoRegion: string
  codigoPrestador: string
  /** Chosen pair as 'hospitalario-ambulatorio', for example '80-60'. */
  bonificacion: string
  planId: string
  besId: string
  /** The person is willing to pay above the 7 %; then `montoAdicionalMax` says how many pesos a month. */
  adicionalVoluntario: boolean
  montoAdicionalMax: NumeroTecleado
}

/** Highest monthly addition in pesos (ours: catches typing errors). */
export const MONTO_ADICIONAL_TOPE = 10_000_000

const montoAdicional = reglaNumero(
  'pesos',
  (value) =>
    value !== null && value > 0 && value <= MONTO_ADICIONAL_TOPE ? null : cotizacionMessages.montoAdicional.text,
  { decimales: cotizacionMessages.montoAdicional.text, enorme: cotizacionMessages.montoAdicional.text },
)

/** Extra amount in whole pesos, required only of a person willing to pay more. */
export const reglaMontoAdicional = (value: NumeroTecleado, adicionalVoluntario: boolean): string | null =>
  adicionalVoluntario ? montoAdicional(value, null) : null

/** Cotizar Plan (spec 2 §5): the region in flow 1, the plan in flow 2. */
export const cotizarPlanRules: Rules<CotizarPlanForm> = {
  codigoRegion: (value, { flujo }) => (flujo === 1 ? required(cotizacionMessages.regionObligatoria.text)(value) : null),
  planId: (value, { flujo }) => (flujo === 2 ? required(cotizacionMessages.planObligatorio.text)(value) : null),
  montoAdicionalMax: (value, { adicionalVoluntario }) => reglaMontoAdicional(value, adicionalVoluntario),
}

/** Typed amount in UF, at most three decimals; null: none. */
export function montoTecleado(texto: string): UF | null {
  const { valor } = leeNumero(texto, 'uf')
  return valor !== null && valor >= 0 && esUF(valor) ? valor : null
}

/** Fault of the given amount, as typed (spec 2 §5): empty or 0, above 999, or not a number. */
export function reglaMontoOtorgado(texto: string): string | null {
  const { valor, falla } = leeNumero(texto, 'uf')
  if (falla === 'vacio' || valor === 0) return compensacionMessages.cero.text
  if (falla === 'enorme' || (valor ?? 0) > maximoACompensar) return compensacionMessages.sobreElMaximo.text
  return montoTecleado(texto) === null ? compensacionMessages.noEsNumero.text : null
}

/** The employers of /preferences: their incomes alone are typed, as on the applicant's form. */
export interface PreferenciasForm {
  empleadores: EmpleadorForm[]
}

/**
 * Rule of an income, with the specification's own words for a value that is not positive (spec 2 §5). A voluntary
 * worker has none.
 */
export const preferenciasRules: Rules<PreferenciasForm> = {
  empleadores: {
    remuneracionImponible: (value, row) => {
      const { tipoTrabajador } = row
      const renta = numeroDe(value, 'pesos')
      if (tipoTrabajador !== 'V' && renta !== null && renta <= 0) return antecedentesMessages.rentaPositiva.text
      const { remuneracionImponible: rule } = empleadorRules
      return typeof rule === 'function' ? rule(value, row) : null
    },
  },
}
