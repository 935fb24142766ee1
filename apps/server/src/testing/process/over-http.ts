import type { FastifyInstance } from 'fastify'

interface Wanted {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: unknown
}

const bodyOf = (payload: unknown): Exclude<RequestInit['body'], null> => {
  if (payload === undefined || typeof payload === 'string') return payload
  return Buffer.isBuffer(payload) ? new Uint8Array(payload) : JSON.stringify(payload)
}

const cookiesOf = (headers: Headers) =>
  headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    return { name, value }
  })

/** A listening process with the interface of an app: test clients work with both. */
export function overHttp(base: string): FastifyInstance {
  const inject = async ({ method, url, headers, payload }: Wanted) => {
    const json = payload !== undefined && typeof payload !== 'string' && !Buffer.isBuffer(payload)
    const own = json ? { 'content-type': 'application/json', ...headers } : headers
    const answer = await fetch(new URL(url, base), { method, headers: own, body: bodyOf(payload) ?? null })
    const rawPayload = Buffer.from(await answer.arrayBuffer())
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      rawPayload,
      cookies: cookiesOf(answer.headers),
      body: rawPayload.toString('utf8'),
      json: () => JSON.parse(rawPayload.toString('utf8')),
    }
  }
  return { inject } as unknown as FastifyInstance
}
