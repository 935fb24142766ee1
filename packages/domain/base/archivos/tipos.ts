/** Largest attachment, in decoded bytes (spec 1 §5). */
export const TAMANO_MAXIMO = 2_097_152
/** Files added in one selection, at most (spec 1 §5). */
export const MAXIMO_POR_SELECCION = 10

export type TipoDeArchivo = 'image/jpeg' | 'image/gif' | 'application/pdf'

const firmas: readonly { readonly tipo: TipoDeArchivo; readonly bytes: readonly number[] }[] = [
  { tipo: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { tipo: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { tipo: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** The type that the first bytes tell, never the name; null for anything that is not accepted. */
export function tipoPorContenido(bytes: Uint8Array): TipoDeArchivo | null {
  const found = firmas.find((f) => f.bytes.every((b, i) => bytes[i] === b))
  return found?.tipo ?? null
}

export type FallaDeArchivo = 'tipo' | 'tamano' | 'vacio'

/** What is wrong with an attachment; null when it is a JPG, GIF or PDF of at most 2 MB. */
export function revisaArchivo(bytes: Uint8Array): FallaDeArchivo | null {
  if (bytes.length === 0) return 'vacio'
  if (bytes.length > TAMANO_MAXIMO) return 'tamano'
  return tipoPorContenido(bytes) ? null : 'tipo'
}
