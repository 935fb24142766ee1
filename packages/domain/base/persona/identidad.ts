import type { FechaISO } from '../fechas/fecha.ts'
import { normalizaPasaporte } from './pasaporte.ts'
import { normalizaRut } from './rut.ts'

/** Identity that an applicant declared. */
export interface Identidad {
  readonly tipoDocumento: 'R' | 'P'
  readonly rut: string | null
  readonly numeroPasaporte: string | null
  readonly fechaNacimiento: FechaISO | null
}

function mismoDocumento({ tipoDocumento, rut, numeroPasaporte }: Identidad, documento: string): boolean {
  if (tipoDocumento === 'R') return rut !== null && normalizaRut(documento) === rut
  const dicho = normalizaPasaporte(documento)
  return dicho !== null && numeroPasaporte !== null && dicho === normalizaPasaporte(numeroPasaporte)
}

/** Whether the holder of an applicant's link is that applicant: document as typed, and birth date. */
export function coincide(
  identidad: Identidad,
  dicho: { readonly documento: string; readonly fechaNacimiento: FechaISO },
): boolean {
  return mismoDocumento(identidad, dicho.documento) && identidad.fechaNacimiento === dicho.fechaNacimiento
}
