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

/** Gzipped kilobytes by type. */
export interface Weight {
  readonly js: number
  readonly css: number
}

/** Runs in the page. The browser lists 250 resources at most; no screen loads that many. */
const resourcesHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** Size of scripts and style sheets loaded by the page, each file once. */
export async function weightOf(page: Page): Promise<Weight> {
  const paths = [...new Set(await page.evaluate(resourcesHere))]
  const sum = (extension: RegExp) =>
    paths.filter((path) => extension.test(path)).reduce((total, path) => total + gzipped(path), 0) / 1000
  return { js: sum(/\.m?js$/), css: sum(/\.css$/) }
}
