import { padronCargado } from '../../base/padrones/events.ts'
import { noteBaja } from '../../base/padrones/note-baja.ts'
import { listener } from '../../listener.ts'
import { countCasos } from './count-casos.ts'
import { bajasPorAnotar, conProspecto } from './read-model.ts'

const eventos = { agrega: 'funRegistrado', cambia: 'funCorregido', termina: 'funEliminado' } as const

/**
 * Ends charges by cancellations loaded from a file, as by those the desk records; also when the cancellation was known
 * before the charge was loaded.
 */
export const onPadronCargado = listener(padronCargado, async (ctx, { padron, cambios }) => {
  const ruts = [...new Set(cambios.map(({ rut }) => rut))]
  for (const { rut, dia } of await bajasPorAnotar(ctx.tx, ruts)) await noteBaja(ctx, rut, dia)
  if (padron === 'cargas') return
  const conCasos = await conProspecto(ctx.tx, ruts)
  for (const { cambio, rut } of cambios)
    if (conCasos.has(rut)) await countCasos(ctx, rut, eventos[cambio], 'de un archivo')
})
