import { notificar } from '../../../base/notificaciones/notificar.ts'
import { listener } from '../../../listener.ts'
import { buscarProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { declaracionDenegada } from '../../declaracion/events.ts'

/** Closed by the round, its advisor reads it in the bell: they pressed nothing, and what was declared is given back. */
export const onDeclaracionDenegada = listener(declaracionDenegada, async (ctx, { prospectoId, folio }) => {
  if (ctx.actor.kind !== 'sistema') return
  const prospecto = await buscarProspecto(ctx.tx, prospectoId)
  if (!prospecto) return
  await notificar(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'denegadaCerrada', String(folio))
})
