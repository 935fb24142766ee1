import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { packers } from '../../apps/server/src/gateway/pages/packed.ts'

/** What gains by it; a font is packed as it comes. */
const packs = new Set(['.css', '.js', '.mjs', '.svg'])

/**
 * Packs what a browser fetches, once and for all servers: to make it as small as it goes takes a second of each of its
 * first visitors otherwise.
 */
export async function packAssets(dist: string): Promise<void> {
  const from = join(dist, 'assets')
  const to = join(dist, 'packed')
  await mkdir(to, { recursive: true })
  const names = (await readdir(from)).filter((name) => packs.has(extname(name)))
  await Promise.all(
    names.map(async (name) => writeFile(join(to, `${name}.br`), await packers.br(await readFile(join(from, name))))),
  )
}
