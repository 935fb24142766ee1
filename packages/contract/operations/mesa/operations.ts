import { buscarCasosMesa, descargarCedulaDeCaso, escribirAlAsesor, obtenerCedulaDeCaso } from './casos.ts'
import { devolucionesOperations } from './devoluciones.ts'
import { funOperations } from './fun.ts'
import { irregularidadesOperations } from './irregularidades.ts'
import { rechazosOperations } from './rechazos.ts'

/** The documents desk. */
export const mesaOperations = [
  buscarCasosMesa,
  escribirAlAsesor,
  obtenerCedulaDeCaso,
  descargarCedulaDeCaso,
  ...funOperations,
  ...irregularidadesOperations,
  ...rechazosOperations,
  ...devolucionesOperations,
] as const
