import type { Route } from '@alerce/contract/route'

type Payload = Readonly<Record<string, unknown>>

export interface Prepared {
  readonly url: string
  readonly body: string | null
}

function query(rest: Payload): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value != null) params.set(name, String(value))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** `{id}` in the path is filled from the payload; what is left of a GET travels as query, of a POST as JSON. */
export function prepare(route: Pick<Route, 'method' | 'path'>, payload: unknown): Prepared {
  const rest = { ...(payload as Payload) }
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return route.method === 'GET' ? { url: path + query(rest), body: null } : { url: path, body: JSON.stringify(rest) }
}
