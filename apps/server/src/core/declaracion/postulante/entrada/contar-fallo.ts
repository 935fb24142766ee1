import { puedeRechazarse } from '@alerce/domain/declaracion/etapas'
import { intentosDelPostulante } from '@alerce/domain/declaracion/invitacion/enlace'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import type { Context } from '../../../use-case.ts'
import { autenticacionFallida } from '../../declaracion/invitaciones/events.ts'
import { contarFallos } from '../../invitacion/contar-fallos.ts'
import { enlacesVivos } from '../../invitacion/read-model.ts'
import { anularCodigos } from '../repository-codigo.ts'
import { comoPostulante, type InvitacionTomada } from './tomar-invitacion.ts'

/** Bitácora entry for the block: the copy, one link, or the whole invitation. */
async function loBloqueado(ctx: Context, { declaracion, llevaA }: InvitacionTomada) {
  if (llevaA === 'copia') return 'copiaBloqueada'
  const { abiertos } = await enlacesVivos(ctx.tx, declaracion.id, ctx.ahora)
  return abiertos > 0 ? 'enlaceBloqueado' : 'invitacionBloqueada'
}

/**
 * Counts a failed identification or code; the last failure blocks the link and annuls the codes. Without another open
 * link, an applicant never identified is rejected; a later stage continues with a new link.
 */
export async function contarFallo(ctx: Context, tomada: InvitacionTomada) {
  const { enlaceId, declaracion, prospecto } = tomada
  const fallos = tomada.fallos + 1
  const quedan = intentosDelPostulante - fallos
  await contarFallos(ctx, enlaceId, { fallos, bloqueado: quedan > 0 ? null : ctx.ahora })
  if (quedan > 0) return { estado: 'noCoincide' as const, quedan }
  await anularCodigos(ctx.tx, declaracion.id, 'entrada', ctx.ahora)
  const que = await loBloqueado(ctx, tomada)
  if (que === 'invitacionBloqueada' && puedeRechazarse(declaracion.etapa))
    await ctx.raise(autenticacionFallida, declaracion)
  else await anotar(comoPostulante(ctx), prospecto.id, que)
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, que)
  return { estado: 'bloqueado' as const }
}
