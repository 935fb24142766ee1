import { accesosOperations } from './accesos.ts'
import { claveOperations } from './clave.ts'
import { clientesOperations } from './clientes.ts'
import { enlacesOperations } from './enlaces.ts'
import { ingresoOperations } from './ingreso.ts'
import { sesionOperations } from './sesion.ts'
import { usuariosOperations } from './usuarios.ts'

/** Coming in, staying, leaving, and the administrator's console. */
export const accesoOperations = [
  ...ingresoOperations,
  ...sesionOperations,
  ...claveOperations,
  ...usuariosOperations,
  ...enlacesOperations,
  ...accesosOperations,
  ...clientesOperations,
] as const
