import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { registrarDevolucion } from '@alerce/contract/operations/mesa/devoluciones'
import { firma, yaHecho } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { useCase } from '../../use-case.ts'
import { saveDevolucion } from './repository.ts'
import { takeDevolucion } from './take-devolucion.ts'

export const registrarDevolucionUseCase = useCase(registrarDevolucion, async ({ devolucionId, constancia }, ctx) => {
  const { hecha, por, constancia: dicha, prospectoId } = await takeDevolucion(ctx, devolucionId)
  const hechaPor = firma(ctx.actor)
  if (hecha !== null) {
    if (por === hechaPor && dicha === constancia) return 'ok' as const
    const { devolucionHechaPropia: propio, devolucionHecha: ajeno } = mesaMessages
    return yaHecho(ctx.actor, por, { propio, ajeno }, { cuando: hecha })
  }
  await saveDevolucion(ctx.tx, devolucionId, { hechaEn: ctx.ahora, hechaPor, constancia })
  await note(ctx, prospectoId, 'papelesDevueltos', constancia)
  return 'ok' as const
})
