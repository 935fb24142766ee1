import { direccionRule } from '@alerce/contract/forms/acceso/suscripciones'
import { suscripcionesMessages as m } from '@alerce/contract/messages/acceso/suscripciones'
import { common } from '@alerce/contract/messages/common'
import { cambiarSuscripcion } from '@alerce/contract/operations/acceso/suscripciones'
import { releasePendientes } from '../../base/sucesos/send-sucesos.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureSuscripcionLeida, recordCambio } from './cambios.ts'
import { suscripcionParaCambiar } from './read-model.ts'
import { updateSuscripcion } from './repository.ts'

const mismos = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()

export const cambiarSuscripcionUseCase = useCase(cambiarSuscripcion, async (input, ctx) => {
  const { suscripcionId, url, sucesos, activa } = input
  const antes = (await suscripcionParaCambiar(ctx.tx, suscripcionId)) ?? refuse(common.notFound)
  await ensureSuscripcionLeida(ctx, input.version, antes)
  ensure(direccionRule(url, ctx.demo) === null, m.sinHttps, { campo: 'url' })
  await updateSuscripcion(ctx.tx, suscripcionId, { url, sucesos, activa })
  if (!activa) await releasePendientes(ctx, suscripcionId)
  await recordCambio(ctx, { ...antes, url }, [
    ...(url === antes.url ? [] : (['url'] as const)),
    ...(mismos(sucesos, antes.sucesos) ? [] : (['sucesos'] as const)),
    ...(activa === antes.activa ? [] : (['activa'] as const)),
  ])
  return 'ok' as const
})
