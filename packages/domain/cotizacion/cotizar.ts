import Big from 'big.js'
import { pesosDe, redondeaUF, sumaUF } from '../base/dinero/uf.ts'
import type { FechaISO } from '../base/fechas/fecha.ts'
import { type Factor, factorDe, type Rol } from './factores.ts'

export interface PersonaACotizar {
  readonly rol: Rol
  readonly nacimiento: FechaISO
  /** How the line names the person: 'Titular', 'Hijo 1'. */
  readonly etiqueta: string
}
export interface PersonaCotizada extends Factor {
  readonly rol: Rol
  readonly etiqueta: string
  /** GES premium of this person, UF. */
  readonly gesUF: number
}
export interface BeneficioCotizado {
  readonly codigo: number
  readonly nombre: string
  readonly precioUF: number
}
export interface Grupo {
  readonly personas: readonly PersonaCotizada[]
  /** Sum of the factors. */
  readonly factorGrupoFamiliar: number
  readonly precioGesUF: number
  readonly fecha: FechaISO
}

/** What does not depend on the plan: each person's factor and GES. Computed once for any number of plans. */
export function grupoFamiliar(
  personas: readonly PersonaACotizar[],
  ges: { primaUF: number; cargaMenoresDe2: boolean },
  fecha: FechaISO,
): Grupo {
  const lines = personas.map(({ rol, nacimiento, etiqueta }) => {
    const factor = factorDe({ rol, nacimiento }, fecha)
    const gesUF = factor.exento && !ges.cargaMenoresDe2 ? 0 : ges.primaUF
    return { rol, etiqueta, ...factor, gesUF }
  })
  return {
    personas: lines,
    factorGrupoFamiliar: lines.reduce((sum, p) => sum.plus(p.factor), new Big(0)).toNumber(),
    precioGesUF: sumaUF(...lines.map((p) => p.gesUF)),
    fecha,
  }
}

export interface PlanACotizar {
  readonly precioBaseUF: number
  readonly caecUF: number
  readonly beneficios: readonly BeneficioCotizado[]
  /** Given to and received from the other of a compensated pair, UF. */
  readonly otorgaUF: number
  readonly recibeUF: number
}

/** A quote as it is kept: every line that makes the total, and the UF it was made with. */
export interface Foto extends Grupo {
  readonly precioBaseUF: number
  readonly precioPlanUF: number
  readonly caecUF: number
  readonly besUF: number
  readonly beneficios: readonly BeneficioCotizado[]
  readonly precioCOMPOS: number
  readonly precioCOMNEG: number
  readonly totalUF: number
  readonly totalPesos: number
  readonly valorUF: number
}

/**
 * Prices one plan for a group: base × factors + GES + CAEC + benefits + given − received, each component to 3 decimals
 * half up, the total their sum, pesos once at the end (Circular IF/N° 343; vectors in the test).
 */
export function cotizar(plan: PlanACotizar, grupo: Grupo, valorUF: number): Foto {
  const precioPlanUF = redondeaUF(new Big(plan.precioBaseUF).times(grupo.factorGrupoFamiliar))
  const besUF = sumaUF(...plan.beneficios.map((b) => redondeaUF(b.precioUF)))
  const caecUF = redondeaUF(plan.caecUF)
  const precioCOMPOS = redondeaUF(plan.otorgaUF)
  const precioCOMNEG = redondeaUF(plan.recibeUF)
  const totalUF = sumaUF(precioPlanUF, grupo.precioGesUF, caecUF, besUF, precioCOMPOS, -precioCOMNEG)
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
    valorUF,
  }
}
