import { cotizacionPublicaMessages as m } from '@alerce/contract/messages/cotizacion/publica'
import { responderCotizacion } from '@alerce/contract/operations/cotizacion/publica'
import { publishDe } from '../../../avisos/repository.ts'
import { CLIENTE } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { noteAndNotify } from '../../postulacion/prospecto/note-and-notify.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { cotizacionRespondida } from './events.ts'
import { cotizacionesDePagina, openEnlace } from './open-enlace.ts'
import { saveRespuesta } from './repository.ts'

const entradas = {
  interesa: 'cotizacionInteresa',
  pregunta: 'cotizacionPregunta',
  otra: 'cotizacionOtra',
} as const

const cuando = { interesa: 'interesaEn', pregunta: 'preguntaEn', otra: 'pideOtraEn' } as const

/** Each kind of answer is told once: a second tap, or a link that went round, rings nobody again. */
export const responderCotizacionUseCase = useCase(responderCotizacion, async ({ enlace, respuesta, numero }, ctx) => {
  const { abierto, prospecto } = await openEnlace(ctx, enlace, { lock: true })
  if (abierto[cuando[respuesta]] !== null) return 'ok' as const
  const enPagina = await cotizacionesDePagina(ctx, prospecto.id)
  const elegida = enPagina.find((una) => una.numero === (numero ?? abierto.numero)) ?? refuse(m.noVigente)
  ensure(respuesta !== 'interesa' || !elegida.vencida, m.vencida)
  ensure(respuesta !== 'otra' || enPagina.every(({ vencida }) => vencida), m.vigente)
  await saveRespuesta(ctx.tx, abierto, respuesta, respuesta === 'interesa' ? elegida.numero : null, ctx.ahora)
  await noteAndNotify({ ...ctx, actor: CLIENTE }, prospecto, entradas[respuesta])
  const { id: prospectoId, asesorId } = prospecto
  // The call names no prospecto: its screens are told here
  await publishDe(ctx.tx, prospectoId, [{ tema: 'enviadas', prospectoId }])
  const plan = elegida.cotizacion.plan.nombre
  const destino = { usuarioId: asesorId, prospectoId }
  if (respuesta === 'interesa') await notify(ctx, destino, 'cotizacionInteresa', plan)
  else await notify(ctx, destino, entradas[respuesta])
  await ctx.raise(cotizacionRespondida, { asesorId, prospectoId, numero: abierto.numero, respuesta, plan })
  return 'ok' as const
})
