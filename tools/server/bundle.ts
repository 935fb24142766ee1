import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../checks/tree.ts'
import { keepUrls } from './plugin.ts'

const server = join(root, 'apps/server')
const dist = join(server, 'dist')
/** Beside its final place: a server that starts meanwhile finds the former build whole. */
const made = `${dist}.nueva`

/** Libraries of hundreds of small modules, which cost a third of the start one by one. The rest stays outside. */
const inside = ['kysely', 'zod']
const isOutside = (id: string): boolean =>
  !/^[./]|^@alerce\//.test(id) && !inside.some((name) => id === name || id.startsWith(`${name}/`))

const build = await rolldown({
  cwd: root,
  input: { main: join(server, 'src/main.ts') },
  platform: 'node',
  external: isOutside,
  plugins: [keepUrls(dist)],
  onLog: (_level, { message, id = '' }) => {
    if (!id.includes('node_modules')) throw new Error(message)
  },
})
rmSync(made, { recursive: true, force: true })
await build.write({
  dir: made,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'parte-[hash].js',
})
await build.close()
rmSync(dist, { recursive: true, force: true })
renameSync(made, dist)
