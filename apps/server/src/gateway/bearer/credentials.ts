import { z } from 'zod'

const part = z.string().min(1).max(200)

const ofClient = z.object({ client_id: part, client_secret: part })

const BASIC = /^basic +([\w+/]+=*) *$/i

/** Of the form-urlencoded halves of HTTP Basic (RFC 6749 §2.3.1); null: they are none. */
function ofBasic(header: string): unknown {
  const [, encoded] = BASIC.exec(header) ?? []
  const text = Buffer.from(encoded ?? '', 'base64').toString()
  const colon = text.indexOf(':')
  if (colon < 0) return null
  const [id, secret] = [text.slice(0, colon), text.slice(colon + 1)].map((half) => half.replaceAll('+', ' '))
  try {
    return { client_id: decodeURIComponent(id ?? ''), client_secret: decodeURIComponent(secret ?? '') }
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/**
 * The credentials of a client that asks for a token: by HTTP Basic or in its form, never by both (RFC 6749 §2.3). `form`:
 * what it sent. `error`: why they cannot be tried at all, in the words of RFC 6749 §5.2.
 */
export function clientCredentials(
  header: string | undefined,
  form: Readonly<Record<string, unknown>>,
): z.output<typeof ofClient> | { readonly error: 'invalid_request' | 'invalid_client' } {
  // a client that renews its token may send the old one along: it says nothing of who asks
  if (header === undefined || /^bearer\b/i.test(header)) {
    const sent = ofClient.safeParse(form)
    return sent.success ? sent.data : { error: 'invalid_request' }
  }
  const basic = ofClient.safeParse(ofBasic(header))
  if (!basic.success) return { error: 'invalid_client' }
  const named = form.client_id ?? basic.data.client_id
  if (form.client_secret !== undefined || named !== basic.data.client_id) return { error: 'invalid_request' }
  return basic.data
}
