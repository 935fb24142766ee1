import { identificarPostulante } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { coincide } from '@alerce/domain/base/persona/identidad'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { useCase } from '../../../use-case.ts'
import { cambiarEtapaDS } from '../../declaracion/cambiar-etapa-ds.ts'
import { contarFallo } from './contar-fallo.ts'
import { comoPostulante, mandarCodigo, tomarInvitacion } from './tomar-invitacion.ts'

/** Known for the first time, the invitation counts as opened, and the advisor hears of it. */
export const identificarPostulanteUseCase = useCase(identificarPostulante, async ({ enlace, ...dicho }, ctx) => {
  const tomada = await tomarInvitacion(ctx, enlace)
  const { situacion, declaracion, prospecto } = tomada
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  if (!coincide(prospecto, dicho)) return await contarFallo(ctx, tomada)
  const propio = comoPostulante(ctx)
  if (declaracion.etapa === 'invitacionEnviada') {
    await cambiarEtapaDS(propio, declaracion, 'inicio', { evento: 'invitacionAbierta' })
    await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'invitacionAbierta')
  }
  if (declaracion.etapa === 'invitacionEnviada' || declaracion.etapa === 'inicio')
    await cambiarEtapaDS(propio, { ...declaracion, etapa: 'inicio' }, 'validacion')
  return await mandarCodigo(ctx, tomada)
})
