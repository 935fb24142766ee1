import { puedeRechazarse } from '@alerce/domain/declaracion/etapas'
import { intentosDelPostulante } from '@alerce/domain/declaracion/invitacion/enlace'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import type { Context } from '../../../use-case.ts'
import { autenticacionFallida } from '../../ds/invitaciones/events.ts'
import { countFailures } from '../../invitacion/count-failures.ts'
import { enlacesVivos } from '../../invitacion/read-model.ts'
import { voidCodigos } from '../repository-codigo.ts'
import { comoPostulante, type InvitacionTomada } from './take-invitacion.ts'

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
export async function countFailure(ctx: Context, tomada: InvitacionTomada) {
  const { enlaceId, declaracion, prospecto } = tomada
  const fallos = tomada.fallos + 1
  const quedan = intentosDelPostulante - fallos
  await countFailures(ctx, enlaceId, { fallos, bloqueado: quedan > 0 ? null : ctx.ahora })
  if (quedan > 0) return { estado: 'noCoincide' as const, quedan }
  await voidCodigos(ctx.tx, declaracion.id, 'entrada', ctx.ahora)
  const que = await loBloqueado(ctx, tomada)
  if (que === 'invitacionBloqueada' && puedeRechazarse(declaracion.etapa))
    await ctx.raise(autenticacionFallida, declaracion)
  else await note(comoPostulante(ctx), prospecto.id, que)
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, que)
  return { estado: 'bloqueado' as const }
}
