import { eliminarFunBaja } from '@alerce/contract/operations/mesa/fun'
import { useCase } from '../../use-case.ts'
import { contarALosCasos, exigirLeido } from './contar-a-los-casos.ts'
import { funesDe } from './read-model.ts'
import { borrarFun } from './repository.ts'

export const eliminarFunBajaUseCase = useCase(eliminarFunBaja, async ({ rut, recibido, procesadoAntes }, ctx) => {
  const ahora = (await funesDe(ctx.tx, rut)).find((uno) => uno.recibido === recibido)
  exigirLeido(ctx, ahora, { procesadoAntes })
  if (await borrarFun(ctx.tx, rut, recibido)) await contarALosCasos(ctx, rut, 'funEliminado')
  return 'ok' as const
})
