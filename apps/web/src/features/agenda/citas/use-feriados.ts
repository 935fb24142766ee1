import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { Feriado } from '@alerce/domain/base/fechas/feriados'
import { useRead } from '../../../lib/use-call.ts'
import type { Range } from './range.ts'

export interface Feriados {
  /** By ISO date: 'Independencia Nacional (irrenunciable)'. */
  readonly byDate: ReadonlyMap<string, string>
  /** Whose data they are, or that those of a year are not known; null while nothing was answered. */
  readonly fuente: string | null
}

const textoDeFeriado = ({ nombre, irrenunciable }: Feriado): string =>
  irrenunciable ? `${nombre} (irrenunciable)` : nombre

/** Holidays of the years on screen: a notice, so nothing is said when they cannot be read. */
export function useFeriados({ start, end }: Range): Feriados {
  const [first, last] = [Number(start.slice(0, 4)), Number(end.slice(0, 4))]
  const years = [
    useRead('obtenerFeriados', { anio: first }, { reference: true }),
    useRead('obtenerFeriados', { anio: last }, { reference: true, enabled: last !== first }),
  ]
  const feriados = years.flatMap(({ data }) => data?.feriados ?? [])
  return {
    byDate: new Map(feriados.map((feriado) => [deDDMMYYYY(feriado.fecha) ?? '', textoDeFeriado(feriado)])),
    fuente: [...new Set(years.flatMap(({ data }) => data?.fuente ?? []))].join('; ') || null,
  }
}
