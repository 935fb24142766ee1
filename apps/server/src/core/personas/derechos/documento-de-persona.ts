import { normalizaCorreo, revisaCorreo } from '@alerce/domain/base/persona/correo'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import type { Vault } from '../../../platform/vault.ts'

/** Identity of a person: RUT, passport, or the address of who only booked an hour and has neither. */
export type DocumentoDePersona =
  | { readonly tipo: 'rut'; readonly numero: string }
  | { readonly tipo: 'pasaporte'; readonly numero: string }
  | { readonly tipo: 'correo'; readonly numero: string }

/**
 * Person whose rows are searched. `bloqueados`: ids of their sales with blocked access; `citas`: ids of the appointments
 * that their address booked; `reservas`: of those that stand in the sale of another. None of these rows name them.
 */
export type PersonaBuscada = DocumentoDePersona & {
  readonly bloqueados?: readonly number[]
  readonly citas?: readonly number[]
  readonly reservas?: readonly number[]
}

/** Parses a typed document: an address if it has an @, else a RUT if valid, unless `esPasaporte`; null: invalid. */
export function readDocumento(escrito: string, esPasaporte: boolean): DocumentoDePersona | null {
  if (escrito.includes('@'))
    return revisaCorreo(escrito) === null ? { tipo: 'correo', numero: normalizaCorreo(escrito) } : null
  const rut = esPasaporte ? null : normalizaRut(escrito)
  if (rut !== null) return { tipo: 'rut', numero: rut }
  // A hyphen means a mistyped RUT
  const pasaporte = normalizaPasaporte(escrito)
  return pasaporte === null ? null : { tipo: 'pasaporte', numero: pasaporte }
}

/** Mark of a document: the same for the same document, without revealing it. */
export const marcaDe = (vault: Vault, { tipo, numero }: DocumentoDePersona): string =>
  vault.sign('persona', `${tipo} ${numero}`).slice(0, 12)

/** Document of a request, from its sealed column. */
export const openDocumento = (
  vault: Vault,
  { id, documento }: { readonly id: number; readonly documento: Buffer },
): DocumentoDePersona => vault.en('pedido_persona.documento', id).open<DocumentoDePersona>(documento)
