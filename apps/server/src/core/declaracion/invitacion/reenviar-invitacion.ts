import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { reenviarInvitacion } from '@alerce/contract/operations/declaracion/invitacion'
import { invitacionesPorDia } from '@alerce/domain/declaracion/invitacion/enlace'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { tomarInvitacionViva } from '../declaracion/invitaciones/tomar-invitacion-viva.ts'
import { enviarInvitacion } from './enviar-invitacion.ts'
import { enviarSeguimiento } from './enviar-seguimiento.ts'
import { enlacesDesde } from './read-model.ts'

const DIA_MS = 86_400_000

/**
 * Some times a day; what the desk blocked stays blocked until the desk lifts it. Of a declaration that was sent it is the
 * link to its result.
 */
export const reenviarInvitacionUseCase = useCase(reenviarInvitacion, async ({ prospectoId }, ctx) => {
  const { prospecto, declaracion } = await tomarInvitacionViva(ctx, prospectoId, { firmada: true })
  ensure(prospecto.correo, m.sinCorreo)
  const ayer = new Date(Date.parse(ctx.ahora) - DIA_MS).toISOString()
  const enviados = { declaracionId: declaracion.id, origen: 'correo', llevaA: 'postulacion', desde: ayer } as const
  ensure((await enlacesDesde(ctx.tx, enviados)) < invitacionesPorDia, m.demasiadas)
  if (declaracion.enviadaEn === null) await enviarInvitacion(ctx, declaracion.id, prospecto)
  else await enviarSeguimiento(ctx, declaracion.id, prospecto, { pedida: true })
  return 'ok' as const
})
