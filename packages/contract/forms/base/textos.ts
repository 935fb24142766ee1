import { LARGO_DE_TEXTO } from '@alerce/domain/base/textos/clases'
import { textosMessages as m } from '../../messages/base/textos.ts'
import { type Rules, required } from '../rules.ts'
import { reglaFecha } from './fecha.ts'

/** A version as it is typed; `desde`: ISO date. */
export interface TextoForm {
  titulo: string
  cuerpo: string
  desde: string
}

/** The rules of any text; `hoy`, the ISO date of Santiago, is the first possible one. */
export const textoRules = (hoy: string): Rules<TextoForm> => ({
  titulo: required(m.sinTitulo.text),
  cuerpo: (value) => (value.length > LARGO_DE_TEXTO ? m.muyLargo.text : required(m.sinCuerpo.text)(value)),
  desde: (value) => reglaFecha(null)(value) ?? (value < hoy ? m.desdeAnterior.text : null),
})
