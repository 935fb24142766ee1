import type { TipoTrabajador } from '../base/trabajador/tipos.ts'

/** Who pays without an employer, and so by a card mandate (spec 1 §4, step 2): independents and voluntaries. */
export const pagaConMandato = (tipo: TipoTrabajador): boolean => tipo === 'I' || tipo === 'V'
