import { aHex, deBase64 } from './bytes.ts'

/** Signature of a manifest: both in base64, the key as SPKI. */
export interface FirmaDeManifiesto {
  readonly algoritmo: 'Ed25519'
  readonly clave: string
  readonly firma: string
}

export const escribirFirma = (firma: FirmaDeManifiesto): string => `${JSON.stringify(firma, null, 2)}\n`

/** SHA-256 in hex. */
export async function huellaDe(bytes: Uint8Array): Promise<string> {
  return aHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))))
}

/** Digest of a key, to compare by voice or on paper: SHA-256 of its SPKI in hex; null when its base64 is malformed. */
export async function huellaDeClave(clave: string): Promise<string | null> {
  const bytes = deBase64(clave)
  return bytes && (await huellaDe(bytes))
}

/** Reads a signature from untrusted text, or null. */
export function leerFirma(texto: string): FirmaDeManifiesto | null {
  try {
    const { algoritmo, clave, firma } = JSON.parse(texto) as Partial<FirmaDeManifiesto>
    if (algoritmo !== 'Ed25519' || typeof clave !== 'string' || typeof firma !== 'string') return null
    return { algoritmo, clave, firma }
  } catch {
    return null
  }
}

/** True when the key of a signature signed these bytes. */
export async function firmaCalza({ clave, firma }: FirmaDeManifiesto, bytes: Uint8Array): Promise<boolean> {
  const [spki, sello] = [deBase64(clave), deBase64(firma)]
  if (!spki || !sello) return false
  try {
    const key = await crypto.subtle.importKey('spki', spki, 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, sello, new Uint8Array(bytes))
  } catch {
    return false
  }
}
