import type { Ficha } from '../ficha.ts'
import { nombreDS, saludDelTitular, titular } from './cotizante.ts'

/** What the applicant says of themselves on their own page: the e-mail is where their codes go, and is not changed there. */
export const titularPostulante = { ...nombreDS, idSalud: titular.idSalud } as const satisfies Ficha

/** The same with what is stored encrypted: all that their screen asks. */
export const titularConSalud = { ...titularPostulante, ...saludDelTitular } as const satisfies Ficha
