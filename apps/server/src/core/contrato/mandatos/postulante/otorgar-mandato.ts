import { otorgarMandato } from '@alerce/contract/operations/contrato/mandato'
import { coincide } from '@alerce/domain/base/persona/identidad'
import { intentosDelEnlaceDeMandato } from '@alerce/domain/contrato/enlace-mandato'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { type EnlaceAbierto, noteApertura, openEnlace } from './open-enlace.ts'
import { presentOtorgado, recordMandato } from './record-mandato.ts'
import { countFailure } from './repository-enlace.ts'

/** Somebody who is not the applicant: it counts, and the last time blocks the link. */
async function fail(ctx: Context, { enlace, postulante }: EnlaceAbierto) {
  const fallos = enlace.fallos + 1
  const quedan = intentosDelEnlaceDeMandato - fallos
  await countFailure(ctx.tx, enlace.id, fallos, quedan > 0 ? null : ctx.ahora)
  if (quedan > 0) return { estado: 'noCoincide' as const, quedan }
  await note(ctx, postulante.id, 'enlaceMandatoBloqueado')
  await notify(ctx, { usuarioId: postulante.asesorId, prospectoId: postulante.id }, 'enlaceMandatoBloqueado')
  return { estado: 'bloqueado' as const }
}

/** The applicant's consent, once it is certain that it is theirs. Never holds the number of a card. */
export const otorgarMandatoUseCase = useCase(otorgarMandato, async ({ enlace: token, version, ...dicho }, ctx) => {
  const abierto = await openEnlace(ctx, token, true)
  await noteApertura(ctx, abierto, otorgarMandato.name)
  // pressed twice, or the desk was quicker
  if (abierto.mandato) return presentOtorgado(ctx, abierto.mandato)
  if (abierto.situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  if (!coincide(abierto.postulante, dicho)) return await fail(ctx, abierto)
  const { enlace, postulante: prospecto, declaracion } = abierto
  return await recordMandato(ctx, { declaracion, prospecto }, { por: { enlaceId: enlace.id }, version })
})
