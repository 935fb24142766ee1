import { LARGO_DE_DUDA, LARGO_DE_RESPUESTA } from '@alerce/domain/declaracion/dudas'
import { dudasMessages as m } from '../../messages/declaracion/dudas.ts'
import { type Rules, required } from '../rules.ts'

/** A question or its answer, as typed. */
export interface DudaForm {
  texto: string
}

/** Rules of a question of an applicant. */
export const dudaRules: Rules<DudaForm> = {
  texto: (value) => (value.trim().length > LARGO_DE_DUDA ? m.larga.text : required(m.sinTexto.text)(value)),
}

/** Rules of the advisor's answer. */
export const respuestaRules: Rules<DudaForm> = {
  texto: (value) =>
    value.trim().length > LARGO_DE_RESPUESTA ? m.respuestaLarga.text : required(m.sinRespuesta.text)(value),
}
