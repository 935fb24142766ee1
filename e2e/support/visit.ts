import type { Page, Request } from '@playwright/test'

/**
 * Does something on a page and waits until the screen has all that it asked for. The stream of events never ends, so it
 * does not count.
 */
export async function settle(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>()
  const begin = (request: Request) => request.resourceType() !== 'eventsource' && open.add(request)
  const end = (request: Request) => open.delete(request)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await act()
  do {
    await Promise.all([...open].map(async (request) => (await request.response())?.finished()))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  } while (open.size > 0)
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
}

/** Opens an address and waits until it is idle. */
export const visit = (page: Page, address: string): Promise<void> => settle(page, () => page.goto(address))
