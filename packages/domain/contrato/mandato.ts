import type { TipoTrabajador } from '../base/trabajador/tipos.ts'

/**
 * True for worker types without an employer, who pay by card mandate (spec 1 §4, step 2): independent and voluntary.
 */
export const pagaConMandato = (tipo: TipoTrabajador): boolean => tipo === 'I' || tipo === 'V'
