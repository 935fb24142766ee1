import { obtenerCorreoUseCase } from './obtener-correo.ts'
import { obtenerCorreosUseCase } from './obtener-correos.ts'

export const correosUseCases = [obtenerCorreosUseCase, obtenerCorreoUseCase]
