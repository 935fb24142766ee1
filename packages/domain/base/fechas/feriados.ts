import type { FechaISO } from './fecha.ts'
import { feriadosFechados, feriadosFijos, primerAnioDeFeriados, ultimoAnioDeFeriados } from './tabla-feriados.ts'

export interface Feriado {
  readonly fecha: FechaISO
  readonly nombre: string
  /** Shops must close (Ley 19.973, Ley 20.629). */
  readonly irrenunciable: boolean
}

/**
 * Legal holidays of the whole country in a year, by date; null for years outside the table, which is not the same as
 * none. Without elections and holidays of one region.
 */
export function feriadosDe(anio: number): readonly Feriado[] | null {
  if (anio < primerAnioDeFeriados || anio > ultimoAnioDeFeriados) return null
  const fijos = feriadosFijos.map(({ dia, nombre, irrenunciable }) => ({
    fecha: `${anio}-${dia}`,
    nombre,
    irrenunciable: irrenunciable !== undefined,
  }))
  const fechados = feriadosFechados.flatMap(({ nombre, fechas }) =>
    fechas.filter((fecha) => fecha.startsWith(`${anio}-`)).map((fecha) => ({ fecha, nombre, irrenunciable: false })),
  )
  return [...fijos, ...fechados].sort((a, b) => a.fecha.localeCompare(b.fecha))
}
