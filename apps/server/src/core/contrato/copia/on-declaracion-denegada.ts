import { declaracionDenegada } from '../../declaracion/declaracion/events.ts'
import { listener } from '../../listener.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { enviarDevolucion } from './enviar-copia.ts'

/** Denied, the applicant gets what is theirs: behind a link with identity, never by mail (decision 017). */
export const onDeclaracionDenegada = listener(declaracionDenegada, async (ctx, declaracion) => {
  const prospecto = await buscarProspecto(ctx.tx, declaracion.prospectoId)
  if (prospecto) await enviarDevolucion(ctx, { declaracion, prospecto })
})
