import { soltarCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { publish } from '../../../../avisos/repository.ts'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { bloquearCaso } from '../../evaluacion/tomar-caso.ts'
import { borrarToma } from './repository.ts'

export const soltarCasoContraloriaUseCase = useCase(soltarCasoContraloria, async ({ identificador }, ctx) => {
  await bloquearCaso(ctx, identificador)
  await borrarToma(ctx.tx, identificador, persona(ctx).usuarioId)
  await publish(ctx.tx, { tema: 'cola' })
  return 'ok' as const
})
