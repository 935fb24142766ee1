import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { common } from '@alerce/contract/messages/common'
import { reenviarEntrega } from '@alerce/contract/operations/acceso/suscripciones'
import { resendEntrega } from '../../base/sucesos/send-sucesos.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { activaLaDeEntrega } from './read-model.ts'

export const reenviarEntregaUseCase = useCase(reenviarEntrega, async ({ entregaId }, ctx) => {
  const activa = (await activaLaDeEntrega(ctx.tx, entregaId)) ?? refuse(common.notFound)
  ensure(activa, m.desactivada)
  ensure(await resendEntrega(ctx, entregaId), m.enCurso)
  return 'ok' as const
})
