import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { FastifyInstance } from 'fastify'

/** A public key that signs packs of evidence. */
export interface KeyOfEvidence {
  readonly clave: string
  readonly huella: string
  readonly vigente: boolean
}

/** Where a third party finds the key, years after: the packs name it (packages/evidencia/leame.ts). */
const PATH = '/.well-known/alerce-evidencia.json'
/** Keys change once in years; anybody may ask. */
const KEEP_MS = 10 * MINUTO_MS

/** Serves the keys that sign packs of evidence, to anybody, from any site. */
export function mountPublishedKeys(app: FastifyInstance, read: () => Promise<readonly KeyOfEvidence[]>): void {
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
  app.get(PATH, async (_request, reply) => {
    const claves = await keysNow()
    return reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send({ algoritmo: 'Ed25519', formato: 'SPKI en base64; huella: su SHA-256 en hexadecimal', claves })
  })
}
