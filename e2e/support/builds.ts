import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const WEB = new URL('../../apps/web/dist', import.meta.url).pathname
const PARTE = /[\w-]+\.(?:js|mjs|css)\b/g

/** A copy of the built web, with a server of its own. */
export async function copyOfWeb() {
  const folder = await mkdtemp(join(tmpdir(), 'alerce-web-'))
  await cp(WEB, folder, { recursive: true })
  return {
    folder,
    /** Renames all parts, as a newer build does. */
    async renew(): Promise<void> {
      const assets = join(folder, 'assets')
      const parts = new Set((await readdir(assets)).filter((name) => name.match(PARTE)?.[0] === name))
      for (const name of parts) await rename(join(assets, name), join(assets, `n${name}`))
      const named = (text: string) => text.replace(PARTE, (name) => (parts.has(name) ? `n${name}` : name))
      for (const where of [folder, assets]) {
        for (const name of (await readdir(where)).filter((one) => /\.(?:js|mjs|css|html)$/.test(one))) {
          const file = join(where, name)
          await writeFile(file, named(await readFile(file, 'utf8')))
        }
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
