import type { FechaISO } from '../fechas/fecha.ts'
import { normalizaPasaporte } from './pasaporte.ts'
import { normalizaRut } from './rut.ts'

/** What an applicant has told us of who they are. */
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

/** Whether whoever holds an applicant's link is that applicant: the document as typed, and the birth date. */
export function coincide(
  identidad: Identidad,
  dicho: { readonly documento: string; readonly fechaNacimiento: FechaISO },
): boolean {
  return mismoDocumento(identidad, dicho.documento) && identidad.fechaNacimiento === dicho.fechaNacimiento
}
