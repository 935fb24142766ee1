import { MESES } from '@alerce/domain/base/fechas/escrita'
import { partes } from '@alerce/domain/base/fechas/fecha'
import { esMesFuturo, type Mes } from '@alerce/domain/cartera/estadisticas'

/** Years back that a filter offers, besides the current one. */
const ANIOS_ATRAS = 5

const numeroDe = (text: string | null) => (text && /^\d{1,4}$/.test(text) ? Number(text) : null)

/** The month that the URL asks for; the current one when it asks for none, or for none that can be looked at. */
export function mesDe(params: URLSearchParams, hoy: string): Mes {
  const { anio, mes } = partes(hoy)
  const asked = { anio: numeroDe(params.get('anio')) ?? anio, mes: numeroDe(params.get('mes')) ?? mes }
  const exists = asked.anio >= 2000 && asked.mes >= 1 && asked.mes <= 12
  return exists && !esMesFuturo(asked, hoy) ? asked : { anio, mes }
}

/** A month as the URL says it. */
export const mesEnUrl = ({ anio, mes }: Mes) => ({ mes: String(mes), anio: String(anio) })

/** The months of a year that have begun. */
export const mesesHasta = (anio: number, hoy: string): number[] =>
  MESES.map((_, index) => index + 1).filter((mes) => !esMesFuturo({ anio, mes }, hoy))

/** The years to choose from, newest first; the one that is looked at is always among them. */
export function aniosHasta(hoy: string, elegido: number): number[] {
  const { anio } = partes(hoy)
  const recent = Array.from({ length: ANIOS_ATRAS + 1 }, (_, back) => anio - back)
  return recent.includes(elegido) ? recent : [...recent, elegido]
}

/** In another year the same month, or the last that has begun. */
export const enElAnio = (mes: number, anio: number, hoy: string): Mes => ({
  anio,
  mes: Math.min(mes, mesesHasta(anio, hoy).length),
})
