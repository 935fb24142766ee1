import { abrirInvitacion } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { marca } from '../../../../papeles/marca.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { useCase } from '../../../use-case.ts'
import { cambiarEtapaDS } from '../../declaracion/cambiar-etapa-ds.ts'
import { contactoDe } from '../../evaluacion/read-model.ts'
import { comoPostulante, tomarInvitacion } from './tomar-invitacion.ts'

/** The first time, the advisor hears of it. */
export const abrirInvitacionUseCase = useCase(abrirInvitacion, async ({ enlace }, ctx) => {
  const { declaracion, prospecto, situacion, expira } = await tomarInvitacion(ctx, enlace)
  if (situacion === 'bloqueado') return { estado: situacion }
  if (declaracion.etapa === 'invitacionEnviada') {
    await cambiarEtapaDS(comoPostulante(ctx), declaracion, 'inicio', { evento: 'invitacionAbierta' })
    await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'invitacionAbierta')
  }
  const { nombre: asesor } = await contactoDe(ctx.tx, prospecto.asesorId)
  return { estado: 'identidad' as const, isapre: marca.nombre, asesor, vence: expira }
})
