import { responderCambioDeCorreo } from '@alerce/contract/operations/declaracion/invitacion'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { useCase } from '../../../use-case.ts'
import { comoPostulante } from '../../postulante/entrada/tomar-invitacion.ts'
import { responderCambio } from './repository.ts'
import { tomarCambio } from './tomar-cambio.ts'

/** Once: said already, it changes nothing, and is answered with what was said. */
export const responderCambioDeCorreoUseCase = useCase(responderCambioDeCorreo, async ({ enlace, esSuyo }, ctx) => {
  const { cambio, prospecto } = await tomarCambio(ctx, enlace, true)
  if (!(await responderCambio(ctx.tx, cambio.id, esSuyo, ctx.ahora))) return { esSuyo: cambio.esSuyo ?? esSuyo }
  const que = esSuyo ? 'correoConfirmado' : 'correoDesconocido'
  await anotar(comoPostulante(ctx), prospecto.id, que, `a ${correoVelado(cambio.nuevo)}`)
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, que)
  return { esSuyo }
})
