import type { Frame, Page, Request } from '@playwright/test'

/** What a page has asked for and not got. */
export interface OpenRequests {
  /** All that was asked for has come, or failed. */
  ended(): Promise<void>
  some(): boolean
  /** They are watched no more. */
  leave(): void
}

/**
 * Watches what a page asks for from now on. The stream of events never ends, so it does not count; nor does what a
 * document that was left asks for as it goes, whose end nobody is told of.
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
  /** Another document has come, not another address of this one. */
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

/** Does something on a page and waits until the screen has all that it asked for. */
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
