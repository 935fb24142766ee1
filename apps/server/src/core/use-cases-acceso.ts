import { accesosUseCases } from './acceso/accesos/use-cases.ts'
import { clavesUseCases } from './acceso/claves/use-cases.ts'
import { clientesUseCases } from './acceso/clientes/use-cases.ts'
import { enlacesUseCases } from './acceso/enlaces/use-cases.ts'
import { seguridadUseCases } from './acceso/seguridad/use-cases.ts'
import { sesionUseCases } from './acceso/sesion/use-cases.ts'
import { usuariosUseCases } from './acceso/usuarios/use-cases.ts'
import { notificacionesUseCases } from './base/notificaciones/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** Who comes in and by which door, what is told to whom, and the administrator's console. */
export const accesoUseCases: readonly UseCase[] = [
  ...sesionUseCases,
  ...clavesUseCases,
  ...enlacesUseCases,
  ...usuariosUseCases,
  ...clientesUseCases,
  ...accesosUseCases,
  ...seguridadUseCases,
  ...notificacionesUseCases,
]
