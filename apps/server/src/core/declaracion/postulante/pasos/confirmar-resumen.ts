import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { confirmarResumen } from '@alerce/contract/operations/declaracion/postulante'
import { haLlegado, puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import { pideJuradas } from '@alerce/domain/declaracion/firma/juradas'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { ensureScreen } from '../../ds/check-pantalla.ts'
import { ensureJuradas } from '../../juradas/ensure-juradas.ts'
import { advance, moveTo } from '../advance.ts'
import { editPostulacion, takePostulacion } from '../take-postulacion.ts'

/** Answers given before an update moved the stage back need no new answer, only reading. */
export const confirmarResumenUseCase = useCase(confirmarResumen, async ({ cual }, ctx) => {
  await advance(ctx, (await editPostulacion(ctx)).declaracion)
  const { declaracion } = await takePostulacion(ctx)
  if (haLlegado(declaracion.etapa, cual)) return 'ok' as const
  ensure(puedeGuardarEtapaDS(declaracion.etapa, cual), m.otroPaso)
  await ensureScreen(ctx, declaracion.id, cual, declaracionMessages.etapaIncompleta)
  if (pideJuradas(cual)) await ensureJuradas(ctx, declaracion.id)
  await moveTo(ctx, declaracion, cual)
  return 'ok' as const
})
