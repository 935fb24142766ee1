import { DIA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../config/env.ts'
import type { Clock } from '../platform/clock.ts'

/** A public key that signs packs of evidence. */
export interface KeyOfEvidence {
  readonly clave: string
  readonly huella: string
  readonly vigente: boolean
}

/** Address of the public keys, for third parties years later: the packs name it (packages/evidencia/leame.ts). */
const KEYS = '/.well-known/alerce-evidencia.json'
/** Cache of the keys, which change once in years: anybody may ask for them. */
const KEEP_MS = 10 * MINUTO_MS

/** Serves the keys that sign packs of evidence, to anybody, from any site. */
function mountPublishedKeys(app: FastifyInstance, read: () => Promise<readonly KeyOfEvidence[]>): void {
  let kept: { readonly until: number; readonly keys: Promise<readonly KeyOfEvidence[]> } | null = null
  const keysNow = () => {
    if (kept && kept.until > performance.now()) return kept.keys
    const keys = read()
    kept = { until: performance.now() + KEEP_MS, keys }
    keys.catch(() => {
      kept = null
    })
    return keys
  }
  app.get(KEYS, async (_request, reply) => {
    const claves = await keysNow()
    return reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send({ algoritmo: 'Ed25519', formato: 'SPKI en base64; huella: su SHA-256 en hexadecimal', claves })
  })
}

const PLAIN = 'text/plain; charset=utf-8'

/** No page is for a search engine: each is behind a session or a secret link. */
const ROBOTS = 'User-agent: *\nDisallow: /\n'

/** Contact for reports of vulnerabilities (RFC 9116); valid a year from each answer. */
function securityText(contacto: string, ahora: string): string {
  const expires = new Date(Date.parse(ahora) + 365 * DIA_MS).toISOString()
  return `Contact: ${contacto}\nExpires: ${expires}\nPreferred-Languages: es\n`
}

interface Published {
  readonly env: Pick<Env, 'SECURITY_CONTACT'>
  readonly clock: Clock
  readonly publishedKeys: () => Promise<readonly KeyOfEvidence[]>
}

/** Addresses that anybody may read: keys of the evidence, robots.txt, and security.txt if the operator gave a contact. */
export function mountPublished(app: FastifyInstance, { env, clock, publishedKeys }: Published): void {
  mountPublishedKeys(app, publishedKeys)
  app.get('/robots.txt', (_request, reply) => reply.type(PLAIN).send(ROBOTS))
  const contacto = env.SECURITY_CONTACT
  if (contacto)
    app.get('/.well-known/security.txt', (_request, reply) =>
      reply.type(PLAIN).send(securityText(contacto, clock.ahora())),
    )
}
