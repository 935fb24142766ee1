import type { Route } from '@alerce/contract/route'
import { campoEnCabecera, disposicionDe, TIPO_BINARIO } from '@alerce/contract/wire/binario'
import { consultaDe, dirigida, type Peticion } from '@alerce/contract/wire/peticion'

export interface Prepared extends Omit<Peticion, 'body'> {
  readonly body: string | Blob | null
}

/** A file as it is, its name in a header; the payload travels as query, and values barred from addresses in headers. */
export function prepareUpload(route: Pick<Route, 'path' | 'enCabecera'>, payload: unknown, file: File): Prepared {
  const { path, rest } = dirigida(route.path, payload)
  const inAddress = { ...rest }
  const headers: Record<string, string> = {
    'content-type': TIPO_BINARIO,
    'content-disposition': disposicionDe(file.name),
  }
  for (const [field, header] of Object.entries(route.enCabecera)) {
    if (rest[field] != null) headers[header] = campoEnCabecera(String(rest[field]))
    delete inAddress[field]
  }
  return { url: path + consultaDe(inAddress), body: file, headers }
}
