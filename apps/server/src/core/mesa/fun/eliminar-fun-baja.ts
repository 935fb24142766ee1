import { eliminarFunBaja } from '@alerce/contract/operations/mesa/fun'
import { useCase } from '../../use-case.ts'
import { contarALosCasos } from './contar-a-los-casos.ts'
import { borrarFun } from './repository.ts'

export const eliminarFunBajaUseCase = useCase(eliminarFunBaja, async ({ rut, recibido }, ctx) => {
  if (await borrarFun(ctx.tx, rut, recibido)) await contarALosCasos(ctx, rut, 'funEliminado')
  return 'ok' as const
})
