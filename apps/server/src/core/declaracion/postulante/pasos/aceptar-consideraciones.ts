import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { aceptarConsideraciones } from '@alerce/contract/operations/declaracion/postulante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { refreshEstado } from '../../ds/refresh-estado.ts'
import { leaveConstancia } from '../../invitacion/leave-constancia.ts'
import { ultimaConstancia } from '../../invitacion/read-model.ts'
import { textoConsideraciones } from '../../invitacion/textos/read-model.ts'
import { editPostulacion } from '../take-postulacion.ts'

export const aceptarConsideracionesUseCase = useCase(aceptarConsideraciones, async ({ version }, ctx) => {
  const { declaracion } = await editPostulacion(ctx)
  const { id, etapa, prospectoId } = declaracion
  if ((await ultimaConstancia(ctx.tx, id, 'consideraciones')) !== null) return 'ok' as const
  ensure(etapa === 'consideraciones' || haLlegado(etapa, 'cotizante'), m.otroPaso)
  const dicho = { declaracionId: id, que: 'consideraciones' as const, acepta: true, version }
  await leaveConstancia(ctx, await textoConsideraciones(ctx), dicho)
  // no stage changes, and whoever follows them sees it all the same
  await refreshEstado(ctx, prospectoId)
  return 'ok' as const
})
