import { accesosOperations } from './accesos.ts'
import { clientesOperations } from './clientes.ts'
import { enlacesOperations } from './enlaces.ts'
import { usuariosOperations } from './usuarios.ts'

/** The administrator's console. */
export const administracionOperations = [
  ...usuariosOperations,
  ...enlacesOperations,
  ...accesosOperations,
  ...clientesOperations,
] as const
