import { tareaMessages as m } from '@alerce/contract/messages/cartera/seguimiento'
import { common } from '@alerce/contract/messages/common'
import { reabrirTarea } from '@alerce/contract/operations/cartera/seguimiento'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editTarea, ensureOtra } from './policy.ts'
import { hayIntento } from './read-model.ts'
import { markHecha } from './repository.ts'

/** A person has one open next try at most. */
export const reabrirTareaUseCase = useCase(reabrirTarea, async ({ tareaId }, ctx) => {
  const { hechaEn, origen, prospectoId, asesorId } = (await editTarea(ctx, tareaId)) ?? refuse(common.notFound)
  if (hechaEn === null) return 'ok' as const
  if (origen === 'intento' && prospectoId !== null) ensure(!(await hayIntento(ctx.tx, prospectoId)), m.otroIntento)
  await ensureOtra(ctx, asesorId)
  await markHecha(ctx.tx, tareaId, null)
  return 'ok' as const
})
