import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { common } from '@alerce/contract/messages/common'
import { reenviarEntrega } from '@alerce/contract/operations/acceso/suscripciones'
import { requeueEntrega } from '../../base/sucesos/repository.ts'
import { queueEntregas } from '../../base/sucesos/tell-sucesos.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { activaLaDeEntrega } from './read-model.ts'

export const reenviarEntregaUseCase = useCase(reenviarEntrega, async ({ entregaId }, ctx) => {
  const activa = (await activaLaDeEntrega(ctx.tx, entregaId)) ?? refuse(common.notFound)
  ensure(activa, m.desactivada)
  ensure(await requeueEntrega(ctx.tx, entregaId, ctx.ahora), m.enCurso)
  await queueEntregas(ctx, 1)
  return 'ok' as const
})
