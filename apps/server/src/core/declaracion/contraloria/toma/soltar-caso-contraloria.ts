import { soltarCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { publish } from '../../../../avisos/repository.ts'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { lockCaso } from '../../evaluacion/take-caso.ts'
import { deleteToma } from './repository.ts'

export const soltarCasoContraloriaUseCase = useCase(soltarCasoContraloria, async ({ identificador }, ctx) => {
  await lockCaso(ctx, identificador)
  await deleteToma(ctx.tx, identificador, persona(ctx).usuarioId)
  await publish(ctx.tx, { tema: 'cola' })
  return 'ok' as const
})
