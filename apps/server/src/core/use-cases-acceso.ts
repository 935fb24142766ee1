import { accesosUseCases } from './accesos/use-cases.ts'
import { clavesUseCases } from './claves/use-cases.ts'
import { clientesUseCases } from './clientes/use-cases.ts'
import { enlacesUseCases } from './enlaces/use-cases.ts'
import { notificacionesUseCases } from './notificaciones/use-cases.ts'
import { seguridadUseCases } from './seguridad/use-cases.ts'
import { sesionUseCases } from './sesion/use-cases.ts'
import type { UseCase } from './use-case.ts'
import { usuariosUseCases } from './usuarios/use-cases.ts'

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
