import { otorgarMandato } from '@alerce/contract/operations/contrato/mandato'
import { coincide } from '@alerce/domain/base/persona/identidad'
import { intentosDelEnlaceDeMandato } from '@alerce/domain/contrato/enlace-mandato'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { abrirEnlace, anotarApertura, type EnlaceAbierto } from './abrir-enlace.ts'
import { asentarMandato, presentarOtorgado } from './asentar-mandato.ts'
import { contarFallo } from './repository-enlace.ts'

/** Somebody who is not the applicant: it counts, and the last time blocks the link. */
async function fallar(ctx: Context, { enlace, postulante }: EnlaceAbierto) {
  const fallos = enlace.fallos + 1
  const quedan = intentosDelEnlaceDeMandato - fallos
  await contarFallo(ctx.tx, enlace.id, fallos, quedan > 0 ? null : ctx.ahora)
  if (quedan > 0) return { estado: 'noCoincide' as const, quedan }
  await anotar(ctx, postulante.id, 'enlaceMandatoBloqueado')
  await notificar(ctx, { usuarioId: postulante.asesorId, prospectoId: postulante.id }, 'enlaceMandatoBloqueado')
  return { estado: 'bloqueado' as const }
}

/** The applicant's consent, once it is certain that it is theirs. Never holds the number of a card. */
export const otorgarMandatoUseCase = useCase(otorgarMandato, async ({ enlace: token, version, ...dicho }, ctx) => {
  const abierto = await abrirEnlace(ctx, token, true)
  await anotarApertura(ctx, abierto, otorgarMandato.name)
  // pressed twice, or the desk was quicker
  if (abierto.mandato) return presentarOtorgado(abierto.mandato)
  if (abierto.situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  if (!coincide(abierto.postulante, dicho)) return await fallar(ctx, abierto)
  const { enlace, postulante, folio } = abierto
  const por = { enlaceId: enlace.id }
  return await asentarMandato(ctx, { declaracionId: enlace.declaracionId, folio, postulante, por, version })
})
