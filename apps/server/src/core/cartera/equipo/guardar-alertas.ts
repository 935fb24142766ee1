import { guardarAlertas } from '@alerce/contract/operations/cartera/equipo'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { saveUmbrales } from './repository.ts'

export const guardarAlertasUseCase = useCase(guardarAlertas, async ({ umbrales }, ctx) => {
  await saveUmbrales(ctx.tx, persona(ctx).usuarioId, umbrales, ctx.hoy)
  return 'ok' as const
})
