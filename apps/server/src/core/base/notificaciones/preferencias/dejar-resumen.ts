import { preferenciasMessages as m } from '@alerce/contract/messages/base/notificaciones'
import { dejarResumen } from '@alerce/contract/operations/base/avisos'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { usuarioDeBaja } from './enlace-de-baja.ts'
import { clearHora } from './repository.ts'

export const dejarResumenUseCase = useCase(dejarResumen, async ({ enlace }, ctx) => {
  await clearHora(ctx.tx, usuarioDeBaja(ctx.vault, enlace) ?? refuse(m.enlaceNoVigente))
  return 'ok' as const
})
