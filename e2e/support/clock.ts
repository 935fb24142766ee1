import type { Page } from '@playwright/test'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { horaEnSantiago, hoyEnSantiago, instanteDe } from '../../packages/domain/base/fechas/instante.ts'
import type { Alerce } from './server/alerce.ts'
import { type OpenRequests, requestsOf } from './visit.ts'

const tomorrow = () => sumaDias(hoyEnSantiago(new Date().toISOString()), 1)

/** Next date of this day of the year ('MM-DD'), tomorrow at the earliest. */
export function nextDay(monthAndDay: string): string {
  const from = tomorrow()
  const year = Number(from.slice(0, 4))
  return [`${year}-${monthAndDay}`, `${year + 1}-${monthAndDay}`].find((day) => day >= from) ?? from
}

/** Clock of the server and the pages of a test: it begins on the morning of another day, and is moved by the test. */
export class Days {
  readonly #alerce: Alerce
  readonly #requests = new Map<Page, OpenRequests>()
  #now: number
  #passing: Promise<void> = Promise.resolve()

  private constructor(alerce: Alerce, now: number) {
    this.#alerce = alerce
    this.#now = now
  }

  /** Starts tomorrow, or on a later day, at this hour of Santiago. */
  static async begin(alerce: Alerce, hour: string, day = tomorrow()): Promise<Days> {
    const real = new Date()
    const now = Date.parse(instanteDe(day, hour) ?? '')
    await alerce.advance(now - real.getTime())
    return new Days(alerce, now)
  }

  /** Sets the page's clock to the server's; from then on both move only with `pass`. */
  async on(page: Page): Promise<void> {
    await page.clock.install({ time: this.#now })
    this.#requests.set(page, requestsOf(page))
    await page.route('**/api/**', async (route) => {
      await this.#passing
      // The page may have closed meanwhile
      await route.continue().catch(() => undefined)
    })
  }

  /**
   * Advances the time, first for the server; due timers of the pages fire once. Earlier requests are awaited before:
   * later they would count as activity. New requests are held until the end: the reply would have the new time, and a
   * page that corrects its clock by it would add the hour twice.
   */
  async pass(ms: number, ...pages: readonly Page[]): Promise<void> {
    await Promise.all(pages.map((page) => this.#requests.get(page)?.ended()))
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#passing = promise
    this.#now += ms
    await this.#alerce.advance(ms)
    for (const page of pages) await page.clock.fastForward(ms)
    resolve()
  }

  get hour(): string {
    return horaEnSantiago(new Date(this.#now).toISOString())
  }
}
