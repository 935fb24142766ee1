import { LARGO_DE_DISPOSITIVO } from '@alerce/domain/agenda/evento'
import { conexionMessages as m } from '../../messages/agenda/conexiones.ts'
import type { Rules } from '../rules.ts'

/** A device as its owner calls it. */
export interface ConexionForm {
  nombre: string
}

/** Rules of a connected device. */
export const conexionRules: Rules<ConexionForm> = {
  nombre: (value) => {
    if (value.trim() === '') return m.sinNombre.text
    return value.trim().length > LARGO_DE_DISPOSITIVO ? m.nombreLargo.text : null
  },
}
