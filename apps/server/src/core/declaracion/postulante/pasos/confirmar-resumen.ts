import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { confirmarResumen } from '@alerce/contract/operations/declaracion/postulante'
import { haLlegado, puedeGuardarEtapaDS } from '@alerce/domain/declaracion/etapas'
import { pideJuradas } from '@alerce/domain/declaracion/firma/juradas'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { exigirPantalla } from '../../declaracion/revisar-pantalla.ts'
import { exigirJuradas } from '../../juradas/exigir-juradas.ts'
import { avanzar, pasarA } from '../avanzar.ts'
import { editarPostulacion, tomarPostulacion } from '../tomar-postulacion.ts'

/** Answers given before an update moved the stage back need no new answer, only reading. */
export const confirmarResumenUseCase = useCase(confirmarResumen, async ({ cual }, ctx) => {
  await avanzar(ctx, (await editarPostulacion(ctx)).declaracion)
  const { declaracion } = await tomarPostulacion(ctx)
  if (haLlegado(declaracion.etapa, cual)) return 'ok' as const
  ensure(puedeGuardarEtapaDS(declaracion.etapa, cual), m.otroPaso)
  await exigirPantalla(ctx, declaracion.id, cual, declaracionMessages.etapaIncompleta)
  if (pideJuradas(cual)) await exigirJuradas(ctx, declaracion.id)
  await pasarA(ctx, declaracion, cual)
  return 'ok' as const
})
