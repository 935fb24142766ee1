import type { DatosDeSuceso, TipoDeSuceso } from '@alerce/contract/catalogos/base/sucesos'

/** A verified message of a webhook. */
export interface AvisoDeWebhook {
  /** The same in each attempt: a message may arrive twice. */
  readonly id: string
  /** Kind of change; `prueba` is the message that an administrator sends to try the address. */
  readonly type: TipoDeSuceso
  /** Instant of the change (ISO). */
  readonly timestamp: string
  readonly data: DatosDeSuceso
}

/** Headers as fetch or as Node's http bring them. */
export type CabecerasRecibidas = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

/** Largest difference between the clocks of both systems (Standard Webhooks). */
const TOLERANCE_MS = 300_000

function headerOf(headers: CabecerasRecibidas, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return typeof value === 'string' ? value : ''
}

/** Bytes of a base64 text; null when it is none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}

async function isSignedBy(secret: string, signatures: readonly string[], text: string): Promise<boolean> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''))
  if (!bytes) throw new TypeError('a secret of a webhook is whsec_ and base64')
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  for (const signature of signatures) {
    const given = bytesOf(signature)
    if (given && (await crypto.subtle.verify('HMAC', key, given, new TextEncoder().encode(text)))) return true
  }
  return false
}

/**
 * The message in a request of a webhook (Standard Webhooks v1); null: not signed by any of these secrets, or more than
 * five minutes from now. `body`: as it arrived, byte by byte. During a rotation pass both secrets.
 */
export async function verifyWebhook(
  body: string,
  headers: CabecerasRecibidas,
  secrets: readonly string[],
  now: number = Date.now(),
): Promise<AvisoDeWebhook | null> {
  const [id, sent] = [headerOf(headers, 'webhook-id'), headerOf(headers, 'webhook-timestamp')]
  if (!id || !/^\d+$/.test(sent) || Math.abs(now - Number(sent) * 1000) > TOLERANCE_MS) return null
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [one.slice('v1,'.length)] : []))
  for (const secret of secrets)
    if (await isSignedBy(secret, signatures, `${id}.${sent}.${body}`)) return { id, ...JSON.parse(body) }
  return null
}
