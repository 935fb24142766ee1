import { esFecha, type FechaISO, partes, sumaMeses } from '../fechas/fecha.ts'

/** Years completed on a day. A person born on 29 February completes them on the 28th in a common year. */
export function edad(nacimiento: FechaISO, hoy: FechaISO): number {
  const years = partes(hoy).anio - partes(nacimiento).anio
  return sumaMeses(nacimiento, years * 12) <= hoy ? years : years - 1
}

/** True from the 18th birthday on; false for what is not a day. */
export function esAdulto(nacimiento: FechaISO, hoy: FechaISO): boolean {
  return esFecha(nacimiento) && edad(nacimiento, hoy) >= 18
}

/** Age of a person born on a typed day; null when it is not a day or lies in the future. */
export const edadSiNacio = (nacimiento: string, hoy: FechaISO): number | null =>
  esFecha(nacimiento) && nacimiento <= hoy ? edad(nacimiento, hoy) : null

/** Years as they are said: '33 años', '1 año', 'menos de 1 año'. */
export function anios(cumplidos: number): string {
  if (cumplidos === 0) return 'menos de 1 año'
  return cumplidos === 1 ? '1 año' : `${cumplidos} años`
}
