import { eliminarVista } from '@alerce/contract/operations/cartera/vistas'
import { useCase } from '../../use-case.ts'
import { editVista } from './policy.ts'
import { markBorrada } from './repository.ts'

export const eliminarVistaUseCase = useCase(eliminarVista, async ({ vistaId }, ctx) => {
  const { borradaEn } = await editVista(ctx, vistaId)
  if (borradaEn === null) await markBorrada(ctx.tx, vistaId, ctx.ahora)
  return 'ok' as const
})
