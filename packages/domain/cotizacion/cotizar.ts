import { pesosDe, porFactor, restaUF, sumaFactores, sumaUF } from '../base/dinero/cuentas.ts'
import { type Factor, type Pesos, type UF, uf, type ValorUF } from '../base/dinero/tipos.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import { type FactorDePersona, factorDe, type RolEnGrupo, type TablaDeFactores } from './factores.ts'

export interface PersonaACotizar {
  readonly rol: RolEnGrupo
  readonly nacimiento: FechaISO
  /** How the line names the person: 'Titular', 'Hijo 1'. */
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

/** The tables that the law has of a day: what a group weighs and what its GES costs. */
interface TablasDelGrupo {
  readonly primaUF: UF
  /** The GES premium is due for children under two as well. */
  readonly cargaMenoresDe2: boolean
  readonly factores: Pick<TablaDeFactores, 'tramos'>
}

/** What does not depend on the plan: each person's factor and GES. Computed once for any number of plans. */
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
  /** Given to and received from the other of a compensated pair. */
  readonly otorgaUF: UF
  readonly recibeUF: UF
}

/** A quote as it is kept: every line that makes the total, and the UF it was made with. */
export interface Foto extends GrupoFamiliar {
  readonly precioBaseUF: UF
  readonly precioPlanUF: UF
  readonly caecUF: UF
  readonly besUF: UF
  readonly beneficios: readonly BeneficioCotizado[]
  /** Given to the other of a pair, and received from it. */
  readonly precioCOMPOS: UF
  readonly precioCOMNEG: UF
  /** The own total, as it is agreed: never with the compensation. */
  readonly totalUF: UF
  readonly totalPesos: Pesos
  /** What is to be paid: own + given − received. */
  readonly pagarUF: UF
  readonly pagarPesos: Pesos
  readonly valorUF: ValorUF
}

/**
 * Prices one plan for a group: base × factors + GES + CAEC + benefits, each component to 3 decimals half up, the total
 * their sum, pesos once at the end (Circular IF/N° 343; vectors in the test). What is given or received moves what is to
 * be paid, not the total (core rules, Money).
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
 * The same price worked out again from the lines that a quote keeps: its persons, base price, CAEC, benefits and
 * compensation. Equal to the quote itself, or the quote is not to be believed.
 */
export function recomputar(foto: Foto): Foto {
  const { personas, fecha, precioBaseUF, caecUF, beneficios, precioCOMPOS, precioCOMNEG, valorUF } = foto
  const plan = { precioBaseUF, caecUF, beneficios, otorgaUF: precioCOMPOS, recibeUF: precioCOMNEG }
  return cotizar(plan, sumaDelGrupo(personas, fecha), valorUF)
}

/**
 * What a person commits to, a month: the own total and what is given. The agreed range, the floor of 7 % and the
 * financial test are held against it (core rules, Money).
 */
export function comprometido({ totalUF, precioCOMPOS, valorUF }: Foto): { readonly uf: UF; readonly pesos: Pesos } {
  const suma = sumaUF(totalUF, precioCOMPOS)
  return { uf: suma, pesos: pesosDe(suma, valorUF) }
}
