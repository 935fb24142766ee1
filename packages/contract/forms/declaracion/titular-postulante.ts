import { titularConSalud } from '../../fichas/declaracion/titular-postulante.ts'
import type { FormOf } from '../../fichas/ficha.ts'
import { reglasDe } from '../../fichas/reglas.ts'
import type { Rules } from '../rules.ts'

/** The holder as they type it themselves: weight in kg and height in m as text, with comma or point. */
export type TitularPostulanteForm = FormOf<typeof titularConSalud>

/** The same rules as of the paper (spec 2 §5), without the paper. */
export const titularPostulanteRules: Rules<TitularPostulanteForm> = reglasDe(titularConSalud, 'persona')
