import type { Page } from '@playwright/test'

/** Milliseconds from opening a link to the largest paint; `whole` waits until the page is complete. */
export async function largestPaint(page: Page, address: string, whole: (page: Page) => Promise<void>): Promise<number> {
  await page.goto('about:blank')
  await page.goto(address)
  await whole(page)
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

/** Prints the median of several openings with its limit, milliseconds; above it the benchmark fails. */
export function sayFigure(what: string, paints: readonly number[], bar: number): void {
  const [middle = 0] = paints.toSorted((a, b) => a - b).slice(Math.floor(paints.length / 2))
  const over = middle > bar ? '  TOO MUCH' : ''
  const all = paints.map((one) => one.toFixed(0)).join(', ')
  console.log(`  ${what}: ${middle.toFixed(0)} ms (${all}); bar ${bar} ms${over}`)
  if (over) process.exitCode = 1
}
