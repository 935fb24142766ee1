import { claveOperations } from './clave.ts'
import { ingresoOperations } from './ingreso.ts'
import { sesionOperations } from './sesion.ts'

/** Coming in, staying, leaving. */
export const accesoOperations = [...ingresoOperations, ...sesionOperations, ...claveOperations] as const
