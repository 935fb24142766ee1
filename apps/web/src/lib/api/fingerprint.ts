/**
 * SHA-256 of a file in hexadecimal, which is its Idempotency-Key; null over plain http to another computer, where the
 * browser has no digest: the server computes its own.
 */
export async function fingerprintOf(file: Blob): Promise<string | null> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle) return null
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
