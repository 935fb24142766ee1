import type { Frame, Page, Request } from '@playwright/test'

/** Pending requests of a page. */
export interface OpenRequests {
  /** Resolves once all requests have ended or failed. */
  ended(): Promise<void>
  some(): boolean
  /** Stops watching. */
  leave(): void
}

/**
 * Watches the requests of a page from now on. The endless event stream does not count, nor do requests of a document
 * that is left, since their end is not reported.
 */
export function requestsOf(page: Page): OpenRequests {
  const open = new Map<Request, PromiseWithResolvers<void>>()
  let next: Request | null = null
  const begin = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) next = request
    if (request.resourceType() !== 'eventsource') open.set(request, Promise.withResolvers())
  }
  const end = (request: Request) => {
    open.get(request)?.resolve()
    open.delete(request)
  }
  /** A new document has loaded, not just another address of the same one. */
  const arrive = (frame: Frame) => {
    if (next === null || frame !== page.mainFrame()) return
    for (const request of [...open.keys()]) if (request !== next) end(request)
    next = null
  }
  page.on('framenavigated', arrive)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    async ended() {
      while (open.size > 0) await Promise.all([...open.values()].map(({ promise }) => promise))
    },
    some: () => open.size > 0,
    leave() {
      page.off('framenavigated', arrive)
      page.off('request', begin)
      page.off('requestfinished', end)
      page.off('requestfailed', end)
    },
  }
}

/** Acts on a page and waits until its requests have ended. */
export async function settle(page: Page, act: () => Promise<unknown>): Promise<void> {
  const requests = requestsOf(page)
  await act()
  do {
    await requests.ended()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
  } while (requests.some())
  requests.leave()
}

/** Opens an address and waits until it is idle. */
export const visit = (page: Page, address: string): Promise<void> => settle(page, () => page.goto(address))
