import { partes } from '@alerce/domain/base/fechas/fecha'
import { esMesFuturo, type Figura, figuras, type Mes } from '@alerce/domain/cartera/estadisticas'
import { useSearchParams } from 'react-router'
import { useAsesorElegido } from '../../../lib/session/equipo.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'

/** Years back that the filter offers, besides the current one. */
const ANIOS_ATRAS = 5

export const meses = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const

export const mesText = ({ anio, mes }: Mes): string => `${meses[mes - 1]?.toLowerCase()} de ${anio}`

const numeroDe = (text: string | null) => (text && /^\d{1,4}$/.test(text) ? Number(text) : null)

/** The month that the URL asks for; the current one when it asks for none, or for none that can be looked at. */
export function mesDe(params: URLSearchParams, hoy: string): Mes {
  const { anio, mes } = partes(hoy)
  const asked = { anio: numeroDe(params.get('anio')) ?? anio, mes: numeroDe(params.get('mes')) ?? mes }
  const exists = asked.anio >= 2000 && asked.mes >= 1 && asked.mes <= 12
  return exists && !esMesFuturo(asked, hoy) ? asked : { anio, mes }
}

/** The months of a year that have begun. */
export const mesesHasta = (anio: number, hoy: string): number[] =>
  meses.map((_, index) => index + 1).filter((mes) => !esMesFuturo({ anio, mes }, hoy))

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

const figuraDe = (text: string | null): Figura | null => figuras.find((figura) => figura === text) ?? null

/** State of the screen in the URL: the month, and the figure with open rows. */
export function usePeriodo() {
  const [params, setParams] = useSearchParams()
  const hoy = todayInSantiago()
  const mes = mesDe(params, hoy)
  const figura = figuraDe(params.get('figura'))
  const asesor = useAsesorElegido()
  const direccion = (next: Mes, open: Figura | null, de = asesor) => ({
    mes: String(next.mes),
    anio: String(next.anio),
    ...(open && { figura: open }),
    ...(de !== null && { asesor: String(de) }),
  })
  const quedarse = { replace: true, preventScrollReset: true }
  return {
    hoy,
    mes,
    figura,
    /** Advisor of the user's team; null: all of it. */
    asesor,
    choose: (next: Mes) => setParams(direccion(next, figura), quedarse),
    chooseAsesor: (de: number | null) => setParams(direccion(mes, figura, de), quedarse),
    /** URL of a figure's rows; null closes the rows. */
    hacia: (open: Figura | null): string => `?${new URLSearchParams(direccion(mes, open))}`,
  }
}
