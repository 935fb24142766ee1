type Bytes = Uint8Array<ArrayBuffer>

export const aHex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('')

export const aBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** Bytes of a base64 text; null when malformed. */
export function deBase64(texto: string): Bytes | null {
  try {
    return Uint8Array.from(atob(texto), (letra) => letra.charCodeAt(0))
  } catch {
    return null
  }
}

export const enTexto = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
export const enBytes = (texto: string): Bytes => new TextEncoder().encode(texto)

export const iguales = (una: Uint8Array, otra: Uint8Array): boolean =>
  una.length === otra.length && una.every((byte, i) => byte === otra[i])
