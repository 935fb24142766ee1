import { obtenerUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { useCase } from '../../use-case.ts'
import { presentUsuarios } from './present-usuarios.ts'
import { usuarioConEquipo } from './read-model.ts'

export const obtenerUsuarioUseCase = useCase(obtenerUsuario, async ({ usuarioId }, { tx, ahora }) => {
  const leido = await usuarioConEquipo(tx, usuarioId)
  const [usuario = null] = leido ? await presentUsuarios(tx, [leido], ahora) : []
  return usuario
})
