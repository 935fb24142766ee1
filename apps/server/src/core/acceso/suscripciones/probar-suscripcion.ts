import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { common } from '@alerce/contract/messages/common'
import { probarSuscripcion } from '@alerce/contract/operations/acceso/suscripciones'
import { sendPrueba } from '../../base/sucesos/send-sucesos.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { suscripcionParaCambiar } from './read-model.ts'

export const probarSuscripcionUseCase = useCase(probarSuscripcion, async ({ suscripcionId }, ctx) => {
  const { activa } = (await suscripcionParaCambiar(ctx.tx, suscripcionId)) ?? refuse(common.notFound)
  ensure(activa, m.desactivada)
  await sendPrueba(ctx, suscripcionId)
  return 'ok' as const
})
