import type { BrowserContext } from '@playwright/test'

const LATE_MS = 2500

/**
 * From now on every answer reaches these pages late, and tells what was true when it was given: long enough to type, to
 * press twice and to go elsewhere. The stream of events stays as it is.
 */
export async function answersComeLate(context: BrowserContext): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    if (route.request().resourceType() === 'eventsource') return await route.continue()
    const response = await route.fetch()
    await new Promise((later) => setTimeout(later, LATE_MS))
    await route.fulfill({ response })
  })
}

/** As fast as ever again; what is still on its way is let go. */
export const answersCome = (context: BrowserContext): Promise<void> => context.unrouteAll({ behavior: 'ignoreErrors' })
