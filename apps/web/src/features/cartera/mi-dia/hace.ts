import { diasEntre } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago, type InstanteISO } from '@alerce/domain/base/fechas/instante'

const days = new Intl.RelativeTimeFormat('es-CL', { numeric: 'auto' })
const longer = new Intl.RelativeTimeFormat('es-CL')

const MONTH_DAYS = 30.4
const TWO_MONTHS_DAYS = 61
const YEAR_DAYS = 365

/** Since when, in words: hoy, ayer, hace 3 días, hace 2 meses. Days are those of Santiago. */
export function hace(desde: InstanteISO, ahora: InstanteISO): string {
  const dias = Math.max(0, diasEntre(hoyEnSantiago(desde), hoyEnSantiago(ahora)))
  if (dias < TWO_MONTHS_DAYS) return days.format(-dias, 'day')
  if (dias < YEAR_DAYS) return longer.format(-Math.floor(dias / MONTH_DAYS), 'month')
  return longer.format(-Math.floor(dias / YEAR_DAYS), 'year')
}

/** How late: '3 días de atraso', or nothing. */
export function atraso(dias: number): string {
  if (dias === 0) return ''
  return dias === 1 ? '1 día de atraso' : `${dias} días de atraso`
}
