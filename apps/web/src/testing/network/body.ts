import type { Operation } from '@alerce/contract/operation'
import { type ArchivoEnviado, campoDeCabecera, nombreEn, TIPO_BINARIO } from '@alerce/contract/wire/binario'

type Headers = Readonly<Record<string, string>>

/** Fields of an upload call: those of its address, and those of its headers. */
function fieldsOf({ enCabecera }: Operation, { searchParams }: URL, headers: Headers) {
  const carried = Object.entries(enCabecera).flatMap(([field, header]) => {
    const text = headers[header]
    return text === undefined ? [] : [[field, campoDeCabecera(text)] as const]
  })
  return { ...Object.fromEntries(searchParams), ...Object.fromEntries(carried) }
}

async function fileIn(headers: Headers, body: Blob): Promise<ArchivoEnviado> {
  if (headers['content-type'] !== TIPO_BINARIO) throw new TypeError('a file travels as what it is')
  return {
    nombre: nombreEn(headers['content-disposition'] ?? ''),
    contenido: new Uint8Array(await body.arrayBuffer()),
  }
}

/** Content of a request: its JSON, its query, or a file with its fields. */
export async function bodyOf(operation: Operation, url: URL, headers: Headers, body: unknown) {
  if (operation.cuerpo === 'binario') {
    return { body: fieldsOf(operation, url, headers), archivo: await fileIn(headers, body as Blob) }
  }
  const fields: Record<string, unknown> = body ? JSON.parse(String(body)) : Object.fromEntries(url.searchParams)
  return { body: fields, archivo: null }
}
