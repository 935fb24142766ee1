import { antecedentesMessages as m } from '../../messages/postulacion/antecedentes.ts'
import { numeroDe } from '../base/numeros.ts'
import { type EmpleadorForm, empleadorRules } from '../postulacion/antecedentes.ts'
import type { Rules } from '../rules.ts'

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
      if (tipoTrabajador !== 'V' && renta !== null && renta <= 0) return m.rentaPositiva.text
      const { remuneracionImponible: rule } = empleadorRules
      return typeof rule === 'function' ? rule(value, row) : null
    },
  },
}
