import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, entries } from '@alerce/contract/screens'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mountAssets } from './assets.ts'
import { contentSecurityPolicy, policyIn, workerPolicy } from './csp.ts'

const INICIO = addressOf('dashboard', 'home')

function pageOf(root: string, name: string) {
  const html = readFileSync(join(root, `${name}.html`), 'utf8')
  return async (_request: unknown, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__CSP_NONCE__', nonce))
  }
}

/** The three applications: hashed assets for a year, one HTML per entry with a fresh nonce, any deeper path included. */
export async function mountPages(app: FastifyInstance, root: string): Promise<void> {
  mountAssets(app, join(root, 'assets'))
  for (const entry of entries) {
    const page = pageOf(root, entry)
    app.get(`/${entry}`, page)
    app.get(`/${entry}/*`, page)
  }
  app.get(INICIO, pageOf(root, 'inicio'))
  const verifier = readFileSync(join(root, 'verificador.html'), 'utf8')
  // one file that may be kept on a disk: its policy stands in it, and here is told to browsers too
  app.get('/verificador.html', (_request, reply) =>
    reply
      .header('content-security-policy', `${policyIn(verifier)}; frame-ancestors 'none'`)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(verifier),
  )
  const worker = readFileSync(join(root, 'postulacion-sw.js'))
  // under the path of its pages, which is as far as it reaches; asked for anew each time, so that a build replaces it
  app.get('/postulacion/sw.js', (_request, reply) =>
    reply
      .header('content-security-policy', workerPolicy)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
  app.get('/', (_request, reply) => reply.redirect(INICIO))
}
