import { correosMessages } from '@alerce/contract/messages/base/correos'
import { common } from '@alerce/contract/messages/common'
import { reenviarCorreo } from '@alerce/contract/operations/base/correos'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { correo as buscarCorreo } from './read-model.ts'
import { volverAEntregar } from './volver-a-entregar.ts'

export const reenviarCorreoUseCase = useCase(reenviarCorreo, async ({ correoId }, ctx) => {
  if (!(await buscarCorreo(ctx, correoId))) refuse(common.notFound)
  ensure(await volverAEntregar(ctx, correoId), correosMessages.noFallido)
  return 'ok' as const
})
