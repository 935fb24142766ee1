import type { Page } from '@playwright/test'
import { sumaDias } from '../../packages/domain/fechas/fecha.ts'
import { horaEnSantiago, hoyEnSantiago, instanteDe } from '../../packages/domain/fechas/instante.ts'
import type { Alerce } from './server.ts'

export const HOUR_MS = 3_600_000
export const MINUTE_MS = 60_000

/** The time that the server and the pages of a test live in: it begins on the morning of another day, and is moved. */
export class Days {
  readonly #alerce: Alerce
  #now: number

  private constructor(alerce: Alerce, now: number) {
    this.#alerce = alerce
    this.#now = now
  }

  /** Tomorrow at this hour of Santiago. */
  static async begin(alerce: Alerce, hour: string): Promise<Days> {
    const real = new Date()
    const day = sumaDias(hoyEnSantiago(real.toISOString()), 1)
    const now = Date.parse(instanteDe(day, hour) ?? '')
    await alerce.advance(now - real.getTime())
    return new Days(alerce, now)
  }

  /** Puts the page's clock where the server's is; from here on both only move with `pass`. */
  async on(page: Page): Promise<void> {
    await page.clock.install({ time: this.#now })
  }

  /** Time passes, for the server first; timers of the pages that fall due ring once. */
  async pass(ms: number, ...pages: readonly Page[]): Promise<void> {
    this.#now += ms
    await this.#alerce.advance(ms)
    for (const page of pages) await page.clock.fastForward(ms)
  }

  get hour(): string {
    return horaEnSantiago(new Date(this.#now).toISOString())
  }
}
