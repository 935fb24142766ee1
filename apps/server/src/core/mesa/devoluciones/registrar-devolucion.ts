import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { registrarDevolucion } from '@alerce/contract/operations/mesa/devoluciones'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { guardarDevolucion } from './repository.ts'
import { tomarDevolucion } from './tomar-devolucion.ts'

export const registrarDevolucionUseCase = useCase(registrarDevolucion, async ({ devolucionId, constancia }, ctx) => {
  const { hecha, por, prospectoId } = await tomarDevolucion(ctx, devolucionId)
  const hechaPor = firma(ctx.actor)
  if (hecha !== null) {
    ensure(por === hechaPor, mesaMessages.devolucionHecha)
    return 'ok' as const
  }
  await guardarDevolucion(ctx.tx, devolucionId, { hechaEn: ctx.ahora, hechaPor, constancia })
  await anotar(ctx, prospectoId, 'papelesDevueltos', constancia)
  return 'ok' as const
})
