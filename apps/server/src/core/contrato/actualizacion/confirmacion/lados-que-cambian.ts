import { cotizacionVigente, rangoDe } from '../../../cotizacion/cotizacion/read-model.ts'
import { buscarProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'

/** Of a sale that an update changes. `elegido`: its plan was chosen anew, not only the amount of the pair. */
export interface LadoQueCambia {
  readonly prospecto: Prospecto
  readonly elegido: boolean
}

/** Quoted in the update; null: it is not, or stands there as it stands anyway. */
async function ladoQueCambia({ tx }: Context, prospecto: Prospecto): Promise<LadoQueCambia | null> {
  const { id } = prospecto
  const nueva = await cotizacionVigente(tx, id, 'actualizacion')
  if (!nueva) return null
  const elegido = (await rangoDe(tx, id, 'actualizacion')) !== null
  const vigente = await cotizacionVigente(tx, id)
  return elegido || vigente?.foto.pagarUF !== nueva.foto.pagarUF ? { prospecto, elegido } : null
}

/** Who changes with an update: the prospect itself, and the other of its pair where it was quoted with it. */
export async function ladosQueCambian(ctx: Context, prospecto: Prospecto): Promise<LadoQueCambia[]> {
  const otro = prospecto.parejaId === null ? null : await buscarProspecto(ctx.tx, prospecto.parejaId)
  const suyo = otro && (await ladoQueCambia(ctx, otro))
  return [await ladoQueCambia(ctx, prospecto), suyo].filter((lado) => lado !== null)
}
