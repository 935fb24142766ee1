import { responderCambioDeCorreo } from '@alerce/contract/operations/declaracion/invitacion'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { useCase } from '../../../use-case.ts'
import { comoPostulante } from '../../postulante/entrada/take-invitacion.ts'
import { answerCambio } from './repository.ts'
import { takeCambio } from './take-cambio.ts'

/** Once: said already, it changes nothing, and is answered with what was said. */
export const responderCambioDeCorreoUseCase = useCase(responderCambioDeCorreo, async ({ enlace, esSuyo }, ctx) => {
  const { cambio, prospecto } = await takeCambio(ctx, enlace, true)
  if (!(await answerCambio(ctx.tx, cambio.id, esSuyo, ctx.ahora))) return { esSuyo: cambio.esSuyo ?? esSuyo }
  const que = esSuyo ? 'correoConfirmado' : 'correoDesconocido'
  await note(comoPostulante(ctx), prospecto.id, que, `a ${correoVelado(cambio.nuevo)}`)
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, que)
  return { esSuyo }
})
