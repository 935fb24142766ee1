import type { Page } from '@playwright/test'
import { sumaDias } from '../../packages/domain/base/fechas/fecha.ts'
import { horaEnSantiago, hoyEnSantiago, instanteDe } from '../../packages/domain/base/fechas/instante.ts'
import type { Alerce } from './server/alerce.ts'
import { type OpenRequests, requestsOf } from './visit.ts'

const tomorrow = () => sumaDias(hoyEnSantiago(new Date().toISOString()), 1)

/** The next time that it is this day of the year ('MM-DD'), tomorrow at the earliest. */
export function nextDay(monthAndDay: string): string {
  const from = tomorrow()
  const year = Number(from.slice(0, 4))
  return [`${year}-${monthAndDay}`, `${year + 1}-${monthAndDay}`].find((day) => day >= from) ?? from
}

/** The time that the server and the pages of a test live in: it begins on the morning of another day, and is moved. */
export class Days {
  readonly #alerce: Alerce
  readonly #requests = new Map<Page, OpenRequests>()
  #now: number
  #passing: Promise<void> = Promise.resolve()

  private constructor(alerce: Alerce, now: number) {
    this.#alerce = alerce
    this.#now = now
  }

  /** Tomorrow, or a later day, at this hour of Santiago. */
  static async begin(alerce: Alerce, hour: string, day = tomorrow()): Promise<Days> {
    const real = new Date()
    const now = Date.parse(instanteDe(day, hour) ?? '')
    await alerce.advance(now - real.getTime())
    return new Days(alerce, now)
  }

  /** Puts the page's clock where the server's is; from here on both only move with `pass`. */
  async on(page: Page): Promise<void> {
    await page.clock.install({ time: this.#now })
    this.#requests.set(page, requestsOf(page))
    await page.route('**/api/**', async (route) => {
      await this.#passing
      // the page may have gone meanwhile
      await route.continue().catch(() => undefined)
    })
  }

  /**
   * Time passes, for the server first; timers of the pages that fall due ring once. What a page asked for before is
   * answered before: an hour later it would be a sign of life. What it asks for meanwhile is sent after: the server
   * would tell it the new time, and a page that corrects its clock by that would add the hour twice.
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
