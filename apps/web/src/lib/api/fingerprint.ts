/**
 * The SHA-256 of a file in hexadecimal, which is its Idempotency-Key; null where the page came over plain http to
 * another computer, and the browser offers no digest: the server takes its own.
 */
export async function fingerprintOf(file: Blob): Promise<string | null> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle) return null
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
