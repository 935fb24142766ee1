import { common } from '@alerce/contract/messages/common'
import { cerrarTarea } from '@alerce/contract/operations/cartera/seguimiento'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editTarea } from './policy.ts'
import { markHecha } from './repository.ts'

export const cerrarTareaUseCase = useCase(cerrarTarea, async ({ tareaId }, ctx) => {
  const { hechaEn } = (await editTarea(ctx, tareaId)) ?? refuse(common.notFound)
  if (hechaEn === null) await markHecha(ctx.tx, tareaId, ctx.ahora)
  return 'ok' as const
})
