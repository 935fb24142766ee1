import { common } from '@alerce/contract/messages/common'
import { guardarPreferenciasDeAvisos } from '@alerce/contract/operations/base/avisos'
import { persona } from '../../../actor.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { savePreferencias } from './repository.ts'

export const guardarPreferenciasDeAvisosUseCase = useCase(
  guardarPreferenciasDeAvisos,
  async ({ version, ...nuevas }, ctx) => {
    const saved = await savePreferencias(ctx.tx, persona(ctx).usuarioId, nuevas, { version, ahora: ctx.ahora })
    return { version: saved ?? refuse(common.staleVersion) }
  },
)
