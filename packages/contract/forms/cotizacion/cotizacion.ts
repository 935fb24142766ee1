import { leeNumero } from '@alerce/domain/base/dinero/escrito'
import { esUF, type Pesos, type UF } from '@alerce/domain/base/dinero/tipos'
import { maximoACompensar } from '@alerce/domain/limites'
import { compensacionMessages } from '../../messages/cotizacion/compensacion.ts'
import { cotizacionMessages } from '../../messages/cotizacion/cotizacion.ts'
import { antecedentesMessages } from '../../messages/postulacion/antecedentes.ts'
import { type NumeroTecleado, numeroDe, reglaNumero } from '../base/numeros.ts'
import { type EmpleadorForm, empleadorRules } from '../postulacion/antecedentes.ts'
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
    if (value === null || value < minimoMonto) return cotizacionMessages.rangoFueraDeLimites.text
    const hasta = numeroDe(maximoPlan, 'pesos')
    return hasta !== null && value > hasta ? cotizacionMessages.rangoInvertido.text : null
  }),
  maximoPlan: reglaNumero('pesos', (value, { maximoMonto }) =>
    value === null || value > maximoMonto ? cotizacionMessages.rangoFueraDeLimites.text : null,
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
  (value) =>
    value !== null && value > 0 && value <= MONTO_ADICIONAL_TOPE ? null : cotizacionMessages.montoAdicional.text,
  { decimales: cotizacionMessages.montoAdicional.text, enorme: cotizacionMessages.montoAdicional.text },
)

/** Extra amount: asked only of who is willing to pay more; whole pesos. */
export const reglaMontoAdicional = (value: NumeroTecleado, adicionalVoluntario: boolean): string | null =>
  adicionalVoluntario ? montoAdicional(value, null) : null

/** Cotizar Plan (spec 2 §5): the region in flow 1, the plan in flow 2. */
export const cotizarPlanRules: Rules<CotizarPlanForm> = {
  codigoRegion: (value, { flujo }) => (flujo === 1 ? required(cotizacionMessages.regionObligatoria.text)(value) : null),
  planId: (value, { flujo }) => (flujo === 2 ? required(cotizacionMessages.planObligatorio.text)(value) : null),
  montoAdicionalMax: (value, { adicionalVoluntario }) => reglaMontoAdicional(value, adicionalVoluntario),
}

/** The amount in UF as it is typed, at most three decimals; null: none. */
export function montoTecleado(texto: string): UF | null {
  const { valor } = leeNumero(texto, 'uf')
  return valor !== null && valor >= 0 && esUF(valor) ? valor : null
}

/** What is wrong with the amount given, as typed (spec 2 §5): empty or 0, above 999, or not a number. */
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

/** An income as everywhere, and here positive in so many words (spec 2 §5); a voluntary worker has none. */
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
