import { deshacerDesactivacion } from '@alerce/contract/operations/cartera/traspaso'
import { cambiarEstadoUsuarioUseCase } from '../../acceso/usuarios/cambiar-estado-usuario.ts'
import { useCase } from '../../use-case.ts'
import { undo } from './undo.ts'

export const deshacerDesactivacionUseCase = useCase(deshacerDesactivacion, async ({ usuarioId, traspasoId }, ctx) => {
  await cambiarEstadoUsuarioUseCase.run({ usuarioId, activo: true, version: undefined }, ctx)
  return traspasoId === null ? { devueltos: 0, quedan: 0 } : await undo(ctx, traspasoId)
})
