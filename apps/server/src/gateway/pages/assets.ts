import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isPackable, packable, packedPath } from './packed.ts'

const YEAR_S = 31_536_000

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
])

/** File packed by the build; undefined where another tool built the web. */
function packedBefore(root: string, name: string): Buffer | undefined {
  const path = packedPath(root, name)
  return existsSync(path) ? readFileSync(path) : undefined
}

/**
 * Asset files of the pages, with the content hash in their names. They are read once at start, so that a new build on
 * the disk breaks no open page.
 */
export function mountAssets(app: FastifyInstance, root: string): void {
  const folder = join(root, 'assets')
  const files = new Map(
    readdirSync(folder).map((name) => [name, packable(readFileSync(join(folder, name)), packedBefore(root, name))]),
  )
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params
    const file = files.get(name)
    if (!file) return reply.callNotFound()
    reply
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .type(types.get(extname(name)) ?? 'application/octet-stream')
    if (!isPackable(name)) return reply.send(file.bytes)
    const { encoding, bytes } = await file.packedFor(request.headers['accept-encoding'] ?? '')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.header('vary', 'accept-encoding').send(bytes)
  })
}
