import { eliminarFunBaja } from '@alerce/contract/operations/mesa/fun'
import { useCase } from '../../use-case.ts'
import { countCasos, ensureLeido } from './count-casos.ts'
import { funesDe } from './read-model.ts'
import { deleteFun } from './repository.ts'

export const eliminarFunBajaUseCase = useCase(eliminarFunBaja, async ({ rut, recibido, procesadoAntes }, ctx) => {
  const ahora = (await funesDe(ctx.tx, rut)).find((uno) => uno.recibido === recibido)
  ensureLeido(ctx, ahora, { procesadoAntes })
  if (await deleteFun(ctx.tx, rut, recibido)) await countCasos(ctx, rut, 'funEliminado')
  return 'ok' as const
})
