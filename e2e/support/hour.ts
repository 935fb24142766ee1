import type { Browser } from '@playwright/test'
import { HORA_MS } from '../../packages/domain/base/fechas/duracion.ts'
import { horaEnSantiago } from '../../packages/domain/base/fechas/instante.ts'

const EARLIER_MS = 3 * HORA_MS

/**
 * Milliseconds from the clock of the machine to the one that a run lives by: none, but in the last hour of a day in
 * Santiago, whose end closes every session (spec 1 §9), a run lives three hours earlier.
 */
export function hourOfRun(): number {
  process.env.E2E_AHEAD ??= String(horaEnSantiago(new Date().toISOString()) >= '23' ? -EARLIER_MS : 0)
  return Number(process.env.E2E_AHEAD)
}

/** Moves the clock of whatever runs this, a page or a process. Travels to pages by its text: it holds all it needs. */
function moveDate(ms: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, args) => (args.length === 0 ? new real(real.now() + ms) : Reflect.construct(real, args)),
    get: (real, name) => (name === 'now' ? () => real.now() + ms : Reflect.get(real, name)),
  })
}

/** Has a process of tests live by the clock of the run, from before its first file does anything. */
export function liveByRun(): void {
  const ahead = hourOfRun()
  if (ahead !== 0 && process.env.TEST_WORKER_INDEX !== undefined) moveDate(ahead)
}

/** And the pages that it opens. */
export function openByRun(browser: Browser): void {
  const ahead = hourOfRun()
  if (ahead === 0) return
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(moveDate, ahead)
    return context
  }
}
