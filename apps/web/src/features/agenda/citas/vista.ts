import { esFecha } from '@alerce/domain/base/fechas/fecha'
import type { VistaDeAgenda } from './range.ts'

const vistas: Readonly<Record<string, VistaDeAgenda>> = { dia: 'day', semana: 'week', mes: 'month', lista: 'list' }

const palabras: Readonly<Record<VistaDeAgenda, string>> = { day: 'dia', week: 'semana', month: 'mes', list: 'lista' }

/** View and date from the URL; null: absent or invalid. */
export interface CalendarPlace {
  readonly vista: VistaDeAgenda | null
  readonly fecha: string | null
}

/** Years that anybody plans for; the holidays are known in them. */
const plausible = (fecha: string) => fecha >= '2020' && fecha < '2101'

/** Reads ?vista=dia|semana|mes|lista&fecha=YYYY-MM-DD. */
export function lugarDe(params: URLSearchParams): CalendarPlace {
  const [vista, fecha] = [params.get('vista') ?? '', params.get('fecha') ?? '']
  return {
    vista: Object.hasOwn(vistas, vista) ? (vistas[vista] ?? null) : null,
    fecha: esFecha(fecha) && plausible(fecha) ? fecha : null,
  }
}

/** URL with another place: an absent part stays, a null part returns to its default. */
export function conLugar(params: URLSearchParams, lugar: Partial<CalendarPlace>): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | null | undefined) => {
    if (value === null) next.delete(name)
    else if (value !== undefined) next.set(name, value)
  }
  put('vista', lugar.vista && palabras[lugar.vista])
  put('fecha', lugar.fecha)
  return next
}
