import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPackable, packedPath, packers } from '../../apps/server/src/gateway/pages/packed.ts'

/**
 * Packs what a browser fetches, once and for all servers: to make it as small as it goes takes a second of each of its
 * first visitors otherwise.
 */
export async function packAssets(dist: string): Promise<void> {
  const from = join(dist, 'assets')
  const names = (await readdir(from)).filter(isPackable)
  await mkdir(dirname(packedPath(dist, '')), { recursive: true })
  await Promise.all(
    names.map(async (name) => writeFile(packedPath(dist, name), await packers.br(await readFile(join(from, name))))),
  )
}
