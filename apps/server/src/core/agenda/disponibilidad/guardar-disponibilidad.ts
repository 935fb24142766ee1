import { common } from '@alerce/contract/messages/common'
import { guardarDisponibilidad } from '@alerce/contract/operations/agenda/disponibilidad'
import { persona } from '../../actor.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { saveDisponibilidad } from './repository.ts'

export const guardarDisponibilidadUseCase = useCase(guardarDisponibilidad, async ({ version, ...nueva }, ctx) => {
  const saved = await saveDisponibilidad(ctx.tx, persona(ctx).usuarioId, nueva, version)
  return { version: saved ?? refuse(common.staleVersion) }
})
