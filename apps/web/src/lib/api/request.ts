import type { Route } from '@alerce/contract/route'
import { campoEnCabecera, disposicionDe, TIPO_BINARIO } from '@alerce/contract/wire/binario'

type Payload = Readonly<Record<string, unknown>>

export interface Prepared {
  readonly url: string
  readonly body: string | Blob | null
  readonly headers: Readonly<Record<string, string>>
}

type Wire = Pick<Route, 'method' | 'path'>

function query(rest: Payload): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value != null) params.set(name, String(value))
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** Path with its `{id}` filled from the payload, and the remaining payload. */
function addressed(path: string, payload: unknown) {
  const rest = { ...(payload as Payload) }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { path: filled, rest }
}

/** `{id}` in the path is filled from the payload; the rest travels as query in a GET, as JSON in a POST. */
export function prepare(route: Wire, payload: unknown): Prepared {
  const { path, rest } = addressed(route.path, payload)
  if (route.method === 'GET') return { url: path + query(rest), body: null, headers: {} }
  return { url: path, body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }
}

/** A file as it is, its name in a header; the payload travels as query, and values barred from addresses in headers. */
export function prepareUpload(route: Wire & Pick<Route, 'enCabecera'>, payload: unknown, file: File): Prepared {
  const { path, rest } = addressed(route.path, payload)
  const headers: Record<string, string> = {
    'content-type': TIPO_BINARIO,
    'content-disposition': disposicionDe(file.name),
  }
  for (const [field, header] of Object.entries(route.enCabecera)) {
    if (rest[field] != null) headers[header] = campoEnCabecera(String(rest[field]))
    delete rest[field]
  }
  return { url: path + query(rest), body: file, headers }
}
