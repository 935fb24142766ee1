/** Most addresses of webhooks at once. Own rule. */
export const maximoDeSuscripciones = 50

/** Longest address of a webhook. */
export const largoDeLaDireccion = 500

/** Hours that the secret before a rotation still signs. */
export const horasDelSecretoAnterior = 24

/** Reasons to refuse the address of a webhook. */
export type FallaDeDireccion = 'formato' | 'sin https' | 'con clave' | 'larga'

/** Protocol, authority (user, host and port), and the rest. */
const PARTES = /^(https?):\/\/([^\s/?#]+)(?:[/?#]\S*)?$/iu
const ANFITRION = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/u

/** Loopback: allowed without encryption where a receiver on the same machine is tried. */
const LOCAL = /^127\.0\.0\.1(?::\d{1,5})?$/

/**
 * Checks the address of a webhook: https, without user and password. `local`: http to 127.0.0.1 is allowed too, for a
 * demonstration. Addresses of private networks are refused when the name is resolved, at each delivery.
 */
export function revisaDireccion(escrita: string, { local }: { readonly local: boolean }): FallaDeDireccion | null {
  const [entera = '', protocolo = '', anfitrion = ''] = PARTES.exec(escrita.trim()) ?? []
  if (anfitrion.includes('@')) return 'con clave'
  if (!ANFITRION.test(anfitrion)) return 'formato'
  if (entera.length > largoDeLaDireccion) return 'larga'
  return protocolo.toLowerCase() === 'https' || (local && LOCAL.test(anfitrion)) ? null : 'sin https'
}
