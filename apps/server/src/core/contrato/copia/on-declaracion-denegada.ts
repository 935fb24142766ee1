import { declaracionDenegada } from '../../declaracion/ds/events.ts'
import { listener } from '../../listener.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { sendDevolucion } from './send-copia.ts'

/** Denied, the applicant gets what is theirs: behind a link with identity, never by mail (decision 017). */
export const onDeclaracionDenegada = listener(declaracionDenegada, async (ctx, declaracion) => {
  const prospecto = await findProspecto(ctx.tx, declaracion.prospectoId)
  if (prospecto) await sendDevolucion(ctx, { declaracion, prospecto })
})
