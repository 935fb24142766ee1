/** Strictest policy for our pages: they have no inline script and no inline style. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  // A paper opens in a tab from memory; the browser's PDF viewer counts as an object
  "object-src 'self' blob:",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ')

/** Policy within a page. */
export function policyIn(html: string): string {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  if (!policy) throw new Error('a page without its policy')
  return policy
}

/** Policy of the service workers: they only fetch from this origin. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"
