import type { Page, Request } from '@playwright/test'

/**
 * Does something on a page and waits until the screen has all that it asked for. The stream of events never ends, so it
 * does not count.
 */
export async function settle(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Map<Request, PromiseWithResolvers<void>>()
  const begin = (request: Request) => {
    if (request.resourceType() !== 'eventsource') open.set(request, Promise.withResolvers())
  }
  const end = (request: Request) => {
    open.get(request)?.resolve()
    open.delete(request)
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await act()
  do {
    await Promise.all([...open.values()].map(({ promise }) => promise))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  } while (open.size > 0)
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
}

/** Opens an address and waits until it is idle. */
export const visit = (page: Page, address: string): Promise<void> => settle(page, () => page.goto(address))
