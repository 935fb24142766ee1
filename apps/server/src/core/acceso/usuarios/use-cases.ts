import type { UseCase } from '../../use-case.ts'
import { cambiarEstadoUsuarioUseCase } from './cambiar-estado-usuario.ts'
import { guardarEquipoUseCase } from './guardar-equipo.ts'
import { guardarUsuarioUseCase } from './guardar-usuario.ts'
import { obtenerEquiposUseCase } from './obtener-equipos.ts'
import { obtenerUsuariosUseCase } from './obtener-usuarios.ts'

export const usuariosUseCases: readonly UseCase[] = [
  obtenerUsuariosUseCase,
  guardarUsuarioUseCase,
  cambiarEstadoUsuarioUseCase,
  obtenerEquiposUseCase,
  guardarEquipoUseCase,
]
