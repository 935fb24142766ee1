import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'

/** By what a person is known: one of the two. */
export type DocumentoDePersona =
  | { readonly tipo: 'rut'; readonly numero: string }
  | { readonly tipo: 'pasaporte'; readonly numero: string }

/** A document as it is typed: a RUT where it is a valid one, unless it is said to be a passport; null: it is none. */
export function leerDocumento(escrito: string, esPasaporte: boolean): DocumentoDePersona | null {
  const rut = esPasaporte ? null : normalizaRut(escrito)
  if (rut !== null) return { tipo: 'rut', numero: rut }
  // with a hyphen it was meant as a RUT
  const pasaporte = normalizaPasaporte(escrito)
  return pasaporte === null ? null : { tipo: 'pasaporte', numero: pasaporte }
}
