import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesLike, isTest, root } from '../checks/tree.ts'
import { packAssets } from './pack.ts'

const web = join(root, 'apps/web')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const mark = join(web, 'dist/.fingerprint')

/** One hash over all sources of the built web. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = filesLike(
    '.browserslistrc',
    'package-lock.json',
    'apps/web/*',
    'apps/web/{src,public}/**/*',
    'packages/**/*.ts',
    'tools/web/*',
    'apps/server/src/gateway/pages/packed.ts',
  )
  for (const path of sources.filter((source) => /\.\w+$/.test(source) && !isTest(source))) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function viteBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build'], { cwd: web, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(Buffer.concat(chunks).toString()))))
  })
}

/**
 * Builds the web if it is missing or older than its sources, and prints so; throws with the output of a failed build.
 */
export async function buildWebIfNeeded(): Promise<void> {
  // An installation without development packages includes the built web
  if (!existsSync(vite) && existsSync(mark)) return
  const current = fingerprint()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === current) return
  const began = performance.now()
  process.stdout.write('Construyendo la web (solo cuando hace falta) …')
  await viteBuild()
  await packAssets(join(web, 'dist'))
  writeFileSync(mark, current)
  console.log(` lista en ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

if (import.meta.main) await buildWebIfNeeded()
