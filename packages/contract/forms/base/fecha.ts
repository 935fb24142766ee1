import { esFecha } from '@alerce/domain/base/fechas/fecha'
import { fechaMessages } from '../../messages/base/fechas.ts'

/**
 * A day as its field holds it: ISO, or what was typed while that is no day. `vacia`: what is said of none; null where
 * there may be none. `ilegible`: of what is no day.
 */
export const reglaFecha =
  (vacia: string | null, ilegible = fechaMessages.noValida.text) =>
  (value: string): string | null => {
    if (value === '') return vacia
    return esFecha(value) ? null : ilegible
  }
