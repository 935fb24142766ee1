import type { Operation } from '@alerce/contract/operation'
import { referencia } from '@alerce/contract/wire/referencia'
import type { FastifyInstance } from 'fastify'

/** Policy of the page: no script at all, and its own sheet. */
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const sheet = `:root { color-scheme: light dark; --line: #d5ddd9; --ink: #181d1b; --soft: #5f6763; --page: #fff; --sunken: #f3f6f4; --accent: #206247 }
@media (prefers-color-scheme: dark) { :root { --line: #38413d; --ink: #e2e8e5; --soft: #adb5b1; --page: #141917; --sunken: #0c110f; --accent: #73bb99 } }
body { margin: 0 auto; max-width: 60rem; padding: 24px 16px 64px; background: var(--page); color: var(--ink); font: 14px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 24px } h2 { margin: 40px 0 8px; font-size: 18px } h3 { margin: 24px 0 8px; font-size: 15px }
h4 { margin: 12px 0 4px; color: var(--soft); font-size: 12px; font-weight: 600 }
h3 small, b { color: var(--soft); font-weight: 400 }
a { color: var(--accent) } nav a { display: inline-block; padding: 6px 12px 6px 0 }
code, pre { font: 13px/1.5 ui-monospace, monospace } code { overflow-wrap: anywhere }
pre { margin: 0; padding: 8px 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--sunken) }
details { border-bottom: 1px solid var(--line) } details[open] { padding-bottom: 16px }
summary { padding: 8px 0; cursor: pointer } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
table { width: 100%; margin-top: 16px; border-collapse: collapse } th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: start; font-weight: 400; vertical-align: top }
thead th { color: var(--soft); font-size: 12px }
@media print { details { break-inside: avoid } }
`

interface Referencia {
  readonly operations: readonly Operation[]
  /** Requests per minute of an address. */
  readonly porMinuto: number
}

/** Serves the reference of the API, drawn once: the calls do not change while a server runs. */
export function mountReferencia(app: FastifyInstance, { operations, porMinuto }: Referencia): void {
  let page: string | undefined
  app.get('/api/referencia', (_request, reply) => {
    page ??= referencia(operations, porMinuto)
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
  })
  app.get('/api/referencia.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(sheet),
  )
}
