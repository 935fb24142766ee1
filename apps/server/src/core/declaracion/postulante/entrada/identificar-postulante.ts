import { identificarPostulante } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { coincide } from '@alerce/domain/base/persona/identidad'
import { notify } from '../../../base/notificaciones/notify.ts'
import { useCase } from '../../../use-case.ts'
import { changeEtapaDS } from '../../ds/change-etapa-ds.ts'
import { countFailure } from './count-failure.ts'
import { comoPostulante, mailCodigo, takeInvitacion } from './take-invitacion.ts'

/** Known for the first time, the invitation counts as opened, and the advisor hears of it. */
export const identificarPostulanteUseCase = useCase(identificarPostulante, async ({ enlace, ...dicho }, ctx) => {
  const tomada = await takeInvitacion(ctx, enlace)
  const { situacion, declaracion, prospecto } = tomada
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  if (!coincide(prospecto, dicho)) return await countFailure(ctx, tomada)
  const propio = comoPostulante(ctx)
  if (declaracion.etapa === 'invitacionEnviada') {
    await changeEtapaDS(propio, declaracion, 'inicio', { evento: 'invitacionAbierta' })
    await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'invitacionAbierta')
  }
  if (declaracion.etapa === 'invitacionEnviada' || declaracion.etapa === 'inicio')
    await changeEtapaDS(propio, { ...declaracion, etapa: 'inicio' }, 'validacion')
  return await mailCodigo(ctx, tomada)
})
