import type { UseCase } from '../../use-case.ts'
import { cambiarClienteUseCase } from './cambiar-cliente.ts'
import { crearClienteUseCase } from './crear-cliente.ts'
import { obtenerClientesUseCase } from './obtener-clientes.ts'
import { rotarSecretoUseCase } from './rotar-secreto.ts'

export const clientesUseCases: readonly UseCase[] = [
  obtenerClientesUseCase,
  crearClienteUseCase,
  rotarSecretoUseCase,
  cambiarClienteUseCase,
]
