import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { registrarDevolucion } from '@alerce/contract/operations/mesa/devoluciones'
import { firma, yaHecho } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { useCase } from '../../use-case.ts'
import { guardarDevolucion } from './repository.ts'
import { tomarDevolucion } from './tomar-devolucion.ts'

export const registrarDevolucionUseCase = useCase(registrarDevolucion, async ({ devolucionId, constancia }, ctx) => {
  const { hecha, por, constancia: dicha, prospectoId } = await tomarDevolucion(ctx, devolucionId)
  const hechaPor = firma(ctx.actor)
  if (hecha !== null) {
    if (por === hechaPor && dicha === constancia) return 'ok' as const
    return yaHecho(ctx.actor, por, { propio: mesaMessages.devolucionHechaPropia, ajeno: mesaMessages.devolucionHecha })
  }
  await guardarDevolucion(ctx.tx, devolucionId, { hechaEn: ctx.ahora, hechaPor, constancia })
  await anotar(ctx, prospectoId, 'papelesDevueltos', constancia)
  return 'ok' as const
})
