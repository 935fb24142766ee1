import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, entries } from '@alerce/contract/screens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mountAssets } from './assets.ts'
import { pagePolicy, policyIn, workerPolicy } from './csp.ts'
import { writerOfInicio } from './inicio.ts'

const INICIO = addressOf('dashboard', 'home')

/** Entries that a browser can open without network. */
const entriesWithWorker = ['dashboard', 'postulacion'] as const

type Write = (request: FastifyRequest, html: string) => Promise<string>

const asItStands: Write = async (_request, html) => html

function pageOf(root: string, name: string, write = asItStands) {
  const html = readFileSync(join(root, `${name}.html`), 'utf8')
  return async (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(await write(request, html))
}

/** Manifest and icons with which a browser installs the desk, under fixed names. */
function mountInstallable(app: FastifyInstance, folder: string): void {
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    const type = name.endsWith('.png') ? 'image/png' : 'application/manifest+json'
    app.get(`/dashboard/${name}`, (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(bytes))
  }
}

/** Mounts the three applications: hashed assets cached for a year, one HTML per entry, for any deeper path too. */
export async function mountPages(app: FastifyInstance, root: string, hoy: () => string): Promise<void> {
  mountAssets(app, root)
  for (const entry of entries) {
    const page = pageOf(root, entry)
    app.get(`/${entry}`, page)
    app.get(`/${entry}/*`, page)
  }
  app.get(INICIO, pageOf(root, 'inicio', writerOfInicio(app, hoy)))
  const verifier = readFileSync(join(root, 'verificador.html'), 'utf8')
  // A page that may be saved to disk: its policy is in the file, and here also in the header
  app.get('/verificador.html', (_request, reply) =>
    reply
      .header('content-security-policy', `${policyIn(verifier)}; frame-ancestors 'none'`)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(verifier),
  )
  for (const entry of entriesWithWorker) {
    const worker = readFileSync(join(root, `${entry}-sw.js`))
    // Below the path of its pages, which limits its scope; never cached, so that a build replaces it
    app.get(`/${entry}/sw.js`, (_request, reply) =>
      reply
        .header('content-security-policy', workerPolicy)
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(worker),
    )
  }
  mountInstallable(app, join(root, 'dashboard'))
  app.get('/', (_request, reply) => reply.redirect(INICIO))
}
