import { puedeRechazarse } from '@alerce/domain/declaracion/etapas'
import { intentosDelPostulante } from '@alerce/domain/declaracion/invitacion/enlace'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import type { Context } from '../../../use-case.ts'
import { autenticacionFallida } from '../../declaracion/invitaciones/events.ts'
import { contarFallos } from '../../invitacion/contar-fallos.ts'
import { anularCodigos } from '../repository-codigo.ts'
import { comoPostulante, type InvitacionTomada } from './tomar-invitacion.ts'

/**
 * Somebody who is not the applicant, or has not their code: it counts, and the last time blocks the invitation. One whose
 * applicant was never known is rejected, which only the desk lifts; a later one opens again with a new link.
 */
export async function contarFallo(ctx: Context, { declaracion, prospecto, fallos, llevaA }: InvitacionTomada) {
  const cuantos = fallos + 1
  const quedan = intentosDelPostulante - cuantos
  await contarFallos(ctx, declaracion.id, { fallos: cuantos, bloqueada: quedan > 0 ? null : ctx.ahora })
  if (quedan > 0) return { estado: 'noCoincide' as const, quedan }
  await anularCodigos(ctx.tx, declaracion.id, 'entrada', ctx.ahora)
  const tipo = llevaA === 'copia' ? 'copiaBloqueada' : 'invitacionBloqueada'
  if (llevaA === 'postulacion' && puedeRechazarse(declaracion.etapa)) await ctx.raise(autenticacionFallida, declaracion)
  else await anotar(comoPostulante(ctx), prospecto.id, tipo)
  const destino = { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }
  await notificar(ctx, destino, tipo)
  return { estado: 'bloqueado' as const }
}
