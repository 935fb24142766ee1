import { fechaDe, horaDeMinutos, minutosDe, relojDe } from '../base/fechas/reloj.ts'
import type { LugarDeCita } from '../base/lugar-de-cita.ts'
import { textoDeBusqueda } from '../base/persona/nombre.ts'
import type { LapsoDeCita } from './cuadricula.ts'

/** Minutes of travel that can be chosen for an appointment. Own rule. */
export const minutosDeTraslado = [0, 10, 15, 20, 30, 45, 60, 90, 120] as const

/** Longest way, in minutes: an appointment that begins later than this after another never lacks time. */
export const trasladoMasLargo = Math.max(...minutosDeTraslado)

const esElMismoLugar = (a: LugarDeCita, b: LugarDeCita): boolean =>
  a.lugar.trim() !== '' && textoDeBusqueda(a.lugar) === textoDeBusqueda(b.lugar)

/** Minutes from one appointment to another, in either order: none within one place, else the longer way. Own rule. */
export const demoraEntre = (a: LugarDeCita, b: LugarDeCita): number =>
  esElMismoLugar(a, b) ? 0 : Math.max(a.traslado, b.traslado)

/** Time on the way to or from an appointment, on one day. */
export interface TramoDeTraslado extends LapsoDeCita {
  /** Minutes that the time between two appointments is shorter than the way; 0: none. */
  readonly faltan: number
}

type Cita = LapsoDeCita & LugarDeCita

/** Last minute of a day that its clock can say. */
const FIN_DEL_DIA = 24 * 60 - 1

/** Minutes of a day on the way from one appointment to the next; null for the way before the first, or after the last. */
function trasladosEntre(antes: Cita | null, despues: Cita | null): { desde: number; hasta: number; faltan: number }[] {
  const vuelta = (cita: Cita, sale = minutosDe(cita.end)) => ({ desde: sale, hasta: sale + cita.traslado, faltan: 0 })
  const ida = (cita: Cita, llega = minutosDe(cita.start)) => ({ desde: llega - cita.traslado, hasta: llega, faltan: 0 })
  if (!antes) return despues ? [ida(despues)] : []
  if (!despues) return [vuelta(antes)]
  const [sale, llega] = [minutosDe(antes.end), minutosDe(despues.start)]
  const libre = llega - sale
  if (libre >= antes.traslado + despues.traslado) return [vuelta(antes), ida(despues)]
  // Not home in between: the way leads from one place to the other
  const demora = demoraEntre(antes, despues)
  return [{ desde: Math.max(sale, llega - demora), hasta: llega, faltan: Math.max(0, demora - libre) }]
}

/**
 * Times on the way before, between and after the appointments of one day, without the appointments themselves. One that
 * ends on a later day has no way back on this one.
 */
export function trasladosDelDia(citas: readonly Cita[]): TramoDeTraslado[] {
  const [primera] = citas
  if (!primera) return []
  const fecha = fechaDe(primera.start)
  const tramos = []
  let ultima: Cita | null = null
  for (const cita of citas.toSorted((a, b) => a.start.localeCompare(b.start))) {
    if (ultima === null || ultima.end <= cita.start) tramos.push(...trasladosEntre(ultima, cita))
    if (ultima === null || cita.end > ultima.end) ultima = cita
  }
  if (ultima && fechaDe(ultima.end) === fecha) tramos.push(...trasladosEntre(ultima, null))
  return tramos
    .map((tramo) => ({ ...tramo, desde: Math.max(0, tramo.desde), hasta: Math.min(tramo.hasta, FIN_DEL_DIA) }))
    .filter(({ desde, hasta }) => desde < hasta)
    .map(({ desde, hasta, faltan }) => ({
      start: relojDe(fecha, horaDeMinutos(desde)),
      end: relojDe(fecha, horaDeMinutos(hasta)),
      faltan,
    }))
}
