import { correosMessages } from '@alerce/contract/messages/base/correos'
import { common } from '@alerce/contract/messages/common'
import { reenviarCorreo } from '@alerce/contract/operations/base/correos'
import { codigoVencido } from '@alerce/domain/base/correos/llave'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { deliverAgain } from './deliver-again.ts'
import { correo as buscarCorreo } from './read-model.ts'

export const reenviarCorreoUseCase = useCase(reenviarCorreo, async ({ correoId }, ctx) => {
  const { texto, creado } = (await buscarCorreo(ctx, correoId)) ?? refuse(common.notFound)
  ensure(!codigoVencido(texto, creado, ctx.ahora), correosMessages.vencido)
  ensure(await deliverAgain(ctx, correoId), correosMessages.noFallido)
  return 'ok' as const
})
