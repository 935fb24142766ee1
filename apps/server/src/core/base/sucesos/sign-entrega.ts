import { createHmac, randomBytes } from 'node:crypto'

/** Prefix of a secret of Standard Webhooks; base64 follows. */
const PREFIJO = 'whsec_'
const BYTES = 32

/** A new secret, which nobody chose. */
export const nuevoSecretoDeFirma = (): string => PREFIJO + randomBytes(BYTES).toString('base64')

interface MensajePorFirmar {
  readonly identidad: string
  /** Instant of the attempt (ISO). */
  readonly ahora: string
  readonly cuerpo: string
}

/**
 * Headers of a message, as Standard Webhooks writes them: its id, the instant of the attempt in seconds, and a signature
 * (HMAC-SHA256) by each secret, so that a rotation cuts no receiver off.
 */
export function cabecerasDeEntrega(
  secretos: readonly string[],
  { identidad, ahora, cuerpo }: MensajePorFirmar,
): Record<string, string> {
  const segundos = String(Math.floor(Date.parse(ahora) / 1000))
  const firmas = secretos.map((secreto) => {
    const clave = Buffer.from(secreto.slice(PREFIJO.length), 'base64')
    return `v1,${createHmac('sha256', clave).update(`${identidad}.${segundos}.${cuerpo}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': identidad,
    'webhook-timestamp': segundos,
    'webhook-signature': firmas.join(' '),
  }
}
