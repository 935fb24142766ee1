/** The strictest policy that our pages work under: they carry no inline script and no inline style. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  // a paper opens in a tab of its own from memory, and the browser's reader of PDF counts as an object
  "object-src 'self' blob:",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ')

/** The policy that a page carries itself. */
export function policyIn(html: string): string {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  if (!policy) throw new Error('a page without its policy')
  return policy
}

/** Of the applicant's service worker: it fetches from here, and does nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"
