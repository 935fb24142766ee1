import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPackable, packedPath, packers } from '../../apps/server/src/gateway/pages/packed.ts'

/**
 * Compresses assets once for all servers: at the highest level each takes a second, which the first visitor would
 * otherwise wait.
 */
export async function packAssets(dist: string): Promise<void> {
  const from = join(dist, 'assets')
  const names = (await readdir(from)).filter(isPackable)
  await mkdir(dirname(packedPath(dist, '')), { recursive: true })
  await Promise.all(
    names.map(async (name) => writeFile(packedPath(dist, name), await packers.br(await readFile(join(from, name))))),
  )
}
