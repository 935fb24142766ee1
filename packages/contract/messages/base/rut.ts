import { message } from '../message.ts'

/** The shared rut rule (spec 1 §5). Keys are the codes of domain/persona/rut. */
export const rutMessages = {
  ceros: message('rut_con_ceros', 400, 'No debe anteponer ceros'),
  invalido: message('rut_no_valido', 400, 'Rut no válido'),
  vacio: message('rut_vacio', 400, 'Ingrese valor'),
} as const
