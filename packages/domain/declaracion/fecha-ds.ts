import { type FechaISO, sumaDias } from '../base/fechas/fecha.ts'
import { diasAtrasDeLaDS } from '../limites.ts'

/** True when a DS may carry this signing date: at most three days back and not later than today (spec 2 §5). */
export function fechaDSValida(fecha: FechaISO, hoy: FechaISO): boolean {
  return fecha <= hoy && fecha >= sumaDias(hoy, -diasAtrasDeLaDS)
}
