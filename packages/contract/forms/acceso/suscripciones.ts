import { type FallaDeDireccion, revisaDireccion } from '@alerce/domain/acceso/suscripciones'
import { suscripcionesMessages as m } from '../../messages/acceso/suscripciones.ts'
import type { Rules } from '../rules.ts'

/** A webhook: the client that owns it, its address, and the kinds of change that it is told. */
export interface SuscripcionForm {
  clienteId: string
  url: string
  sucesos: string[]
}

const dichos: Record<FallaDeDireccion, string> = {
  formato: m.formato.text,
  'sin https': m.sinHttps.text,
  'con clave': m.conClave.text,
  larga: m.larga.text,
}

/** Text of what is wrong with an address, or null. `local`: http to this machine is allowed. */
export function direccionRule(url: string, local: boolean): string | null {
  const falla = revisaDireccion(url, { local })
  return falla && dichos[falla]
}

/** The server alone knows whether http to its own machine is allowed: the form lets it pass. */
export const suscripcionRules: Rules<SuscripcionForm> = {
  clienteId: (value) => (value ? null : m.clienteObligatorio.text),
  url: (value) => direccionRule(value, true),
  sucesos: (value) => (value.length > 0 ? null : m.sucesoObligatorio.text),
}
