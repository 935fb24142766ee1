import type { BrowserContext } from '@playwright/test'

const LATE_MS = 2500

/**
 * Delays every reply to these pages, with the content of its original moment: long enough to type, to click twice and
 * to navigate. The event stream is not delayed.
 */
export async function answersComeLate(context: BrowserContext): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    if (route.request().resourceType() === 'eventsource') return await route.continue()
    const response = await route.fetch()
    await new Promise((later) => setTimeout(later, LATE_MS))
    await route.fulfill({ response })
  })
}

/** Ends the delay; pending replies are dropped. */
export const answersCome = (context: BrowserContext): Promise<void> => context.unrouteAll({ behavior: 'ignoreErrors' })
