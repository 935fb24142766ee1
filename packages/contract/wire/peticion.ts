import type { Route } from '../route.ts'

type Payload = Readonly<Record<string, unknown>>

/** An HTTP request without its credentials. */
export interface Peticion {
  /** Path with its query. */
  readonly url: string
  readonly body: string | null
  readonly headers: Readonly<Record<string, string>>
}

/** Query of these fields, with its `?`; empty fields are left out. */
export function consultaDe(fields: Payload): string {
  const text = (value: unknown) => encodeURIComponent(String(value).toWellFormed())
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value == null ? [] : [`${text(name)}=${text(value)}`],
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Path with its `{id}` filled from the payload, and the remaining payload; a list is spread into keys 0, 1 … */
export function dirigida(path: string, payload: unknown): { readonly path: string; readonly rest: Payload } {
  const rest: Record<string, unknown> = { ...(payload as Payload) }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { path: filled, rest }
}

/** `{id}` in the path is filled from the payload; the rest travels as query in a GET, as JSON in a POST. */
export function peticionDe(route: Pick<Route, 'method' | 'path'>, payload: unknown): Peticion {
  const { path, rest } = dirigida(route.path, payload)
  if (route.method === 'GET') return { url: path + consultaDe(rest), body: null, headers: {} }
  return { url: path, body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }
}
