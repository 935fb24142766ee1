import { LARGO_DE_NOMBRE_DE_VISTA } from '@alerce/domain/cartera/vista'
import { vistaMessages as m } from '../../messages/cartera/lista.ts'
import { type Rules, required } from '../rules.ts'

/** A view as typed; its filters are those of the list. */
export interface VistaForm {
  nombre: string
  /** The team of its owner sees it. */
  compartida: boolean
}

/** Rules of a view. */
export const vistaRules: Rules<VistaForm> = {
  nombre: (value) =>
    value.trim().length > LARGO_DE_NOMBRE_DE_VISTA ? m.nombreLargo.text : required(m.sinNombre.text)(value),
}
