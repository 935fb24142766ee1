import { pesosDe, porFactor, restaUF, sumaFactores, sumaUF } from '../base/dinero/cuentas.ts'
import { type Factor, type Pesos, type UF, uf, type ValorUF } from '../base/dinero/tipos.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import { type FactorDePersona, factorDe, type RolEnGrupo, type TablaDeFactores } from './factores.ts'

export interface PersonaACotizar {
  readonly rol: RolEnGrupo
  readonly nacimiento: FechaISO
  /** Label of the person in its line: 'Titular', 'Hijo 1'. */
  readonly etiqueta: string
}
export interface PersonaCotizada extends FactorDePersona {
  readonly rol: RolEnGrupo
  readonly etiqueta: string
  /** GES premium of this person. */
  readonly gesUF: UF
}
export interface BeneficioCotizado {
  readonly codigo: number
  readonly nombre: string
  readonly precioUF: UF
}
export interface GrupoFamiliar {
  readonly personas: readonly PersonaCotizada[]
  /** Sum of the factors. */
  readonly factorGrupoFamiliar: Factor
  readonly precioGesUF: UF
  readonly fecha: FechaISO
}

/** Legal tables of a day: factors of a group and cost of its GES. */
interface TablasDelGrupo {
  readonly primaUF: UF
  /** The GES premium is also due for children under two. */
  readonly cargaMenoresDe2: boolean
  readonly factores: Pick<TablaDeFactores, 'tramos'>
}

/**
 * Part of a price that does not depend on the plan: factor and GES of each person. Computed once for any number of
 * plans.
 */
export function grupoFamiliar(
  personas: readonly PersonaACotizar[],
  tablas: TablasDelGrupo,
  fecha: FechaISO,
): GrupoFamiliar {
  const lines = personas.map(({ rol, nacimiento, etiqueta }) => {
    const factor = factorDe({ rol, nacimiento }, fecha, tablas.factores)
    const gesUF = factor.exento && !tablas.cargaMenoresDe2 ? uf(0) : tablas.primaUF
    return { rol, etiqueta, ...factor, gesUF }
  })
  return sumaDelGrupo(lines, fecha)
}

const sumaDelGrupo = (personas: readonly PersonaCotizada[], fecha: FechaISO): GrupoFamiliar => ({
  personas,
  factorGrupoFamiliar: sumaFactores(...personas.map((p) => p.factor)),
  precioGesUF: sumaUF(...personas.map((p) => p.gesUF)),
  fecha,
})

interface PlanACotizar {
  readonly precioBaseUF: UF
  readonly caecUF: UF
  readonly beneficios: readonly BeneficioCotizado[]
  /** Given to, and received from, the other side of a compensated pair. */
  readonly otorgaUF: UF
  readonly recibeUF: UF
}

/** Quote as it is stored: every line of its total, and its UF. */
export interface Foto extends GrupoFamiliar {
  readonly precioBaseUF: UF
  readonly precioPlanUF: UF
  readonly caecUF: UF
  readonly besUF: UF
  readonly beneficios: readonly BeneficioCotizado[]
  /** Given to, and received from, the other side of a pair. */
  readonly precioCOMPOS: UF
  readonly precioCOMNEG: UF
  /** Own total, as agreed: never with the compensation. */
  readonly totalUF: UF
  readonly totalPesos: Pesos
  /** Amount to pay: own + given − received. */
  readonly pagarUF: UF
  readonly pagarPesos: Pesos
  readonly valorUF: ValorUF
}

/**
 * Price of one plan for a group: base × factors + GES + CAEC + benefits. Each component is rounded to 3 decimals half
 * up, the total is their sum, pesos are rounded once at the end (Circular IF/N° 343; vectors in the test). Compensation
 * changes the amount to pay, not the total (core rules, Money).
 */
export function cotizar(plan: PlanACotizar, grupo: GrupoFamiliar, valorUF: ValorUF): Foto {
  const precioPlanUF = porFactor(plan.precioBaseUF, grupo.factorGrupoFamiliar)
  const besUF = sumaUF(...plan.beneficios.map((b) => b.precioUF))
  const { caecUF, otorgaUF: precioCOMPOS, recibeUF: precioCOMNEG } = plan
  const totalUF = sumaUF(precioPlanUF, grupo.precioGesUF, caecUF, besUF)
  const pagarUF = restaUF(sumaUF(totalUF, precioCOMPOS), precioCOMNEG)
  return {
    ...grupo,
    precioBaseUF: plan.precioBaseUF,
    precioPlanUF,
    caecUF,
    besUF,
    beneficios: plan.beneficios,
    precioCOMPOS,
    precioCOMNEG,
    totalUF,
    totalPesos: pesosDe(totalUF, valorUF),
    pagarUF,
    pagarPesos: pesosDe(pagarUF, valorUF),
    valorUF,
  }
}

/**
 * Same price computed again from the stored lines: persons, base price, CAEC, benefits and compensation. A result that
 * differs from the quote proves the quote wrong.
 */
export function recomputar(foto: Foto): Foto {
  const { personas, fecha, precioBaseUF, caecUF, beneficios, precioCOMPOS, precioCOMNEG, valorUF } = foto
  const plan = { precioBaseUF, caecUF, beneficios, otorgaUF: precioCOMPOS, recibeUF: precioCOMNEG }
  return cotizar(plan, sumaDelGrupo(personas, fecha), valorUF)
}

/**
 * Monthly commitment of a person: own total plus compensation given. The agreed range, the minimum of 7 % and the
 * financial test use it (core rules, Money).
 */
export function comprometido({ totalUF, precioCOMPOS, valorUF }: Foto): { readonly uf: UF; readonly pesos: Pesos } {
  const suma = sumaUF(totalUF, precioCOMPOS)
  return { uf: suma, pesos: pesosDe(suma, valorUF) }
}
