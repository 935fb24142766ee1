import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const dist = join(import.meta.dirname, '../../apps/web/dist')
const sizes = new Map<string, number>()

function gzipped(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(join(dist, path)), { level: 9 }).length
  sizes.set(path, size)
  return size
}

/** Runs in the page. The list of what was fetched holds 250 entries by itself, which a screen never has. */
const scriptsHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\.m?js$/.test(pathname))
    .map(({ pathname }) => pathname)

/** Kilobytes of gzipped JavaScript that the page has fetched since it was loaded, each file once. */
export async function kilobytesOf(page: Page): Promise<number> {
  const scripts = new Set(await page.evaluate(scriptsHere))
  return [...scripts].reduce((sum, path) => sum + gzipped(path), 0) / 1000
}
