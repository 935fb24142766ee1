import { LARGO_DE_TEXTO } from '@alerce/domain/base/textos/clases'
import { textosMessages } from '../../messages/base/textos.ts'
import { type Rules, required } from '../rules.ts'
import { reglaFecha } from './campos.ts'

/** Version of a text as typed; `desde`: ISO date. */
export interface TextoForm {
  titulo: string
  cuerpo: string
  desde: string
}

/** The rules of any text; `hoy`, the ISO date of Santiago, is the first possible one. */
export const textoRules = (hoy: string): Rules<TextoForm> => ({
  titulo: required(textosMessages.sinTitulo.text),
  cuerpo: (value) =>
    value.length > LARGO_DE_TEXTO ? textosMessages.muyLargo.text : required(textosMessages.sinCuerpo.text)(value),
  desde: (value) => reglaFecha(null)(value) ?? (value < hoy ? textosMessages.desdeAnterior.text : null),
})

/** Longest reason with which a proposed text is given back. Ours. */
export const LARGO_DE_MOTIVO = 500

/** Reason with which a proposed text is given back. */
export interface MotivoForm {
  motivo: string
}

export const motivoRules: Rules<MotivoForm> = { motivo: required(textosMessages.sinMotivo.text) }
