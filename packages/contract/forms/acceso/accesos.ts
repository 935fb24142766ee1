import { administracionMessages as m } from '../../messages/acceso/administracion.ts'
import { reglaFecha } from '../base/fecha.ts'
import type { Rules } from '../rules.ts'

/** What narrows the log of health data, as typed; '' narrows nothing. Days are ISO dates of Santiago, both included. */
export interface FiltroDeAccesosForm {
  persona: string
  operacion: string
  desde: string
  hasta: string
  folio: string
}

/** A day that is one, and an end that is not before its beginning. */
export const filtroDeAccesosRules: Rules<Pick<FiltroDeAccesosForm, 'desde' | 'hasta'>> = {
  desde: reglaFecha(null),
  hasta: (value, { desde }) =>
    reglaFecha(null)(value) ?? (value !== '' && desde !== '' && value < desde ? m.hastaAnterior.text : null),
}
