import type { Browser } from '@playwright/test'
import { HORA_MS } from '../../packages/domain/base/fechas/duracion.ts'
import { horaEnSantiago } from '../../packages/domain/base/fechas/instante.ts'

const EARLIER_MS = 3 * HORA_MS

/**
 * Offset of a run's clock from that of the machine, milliseconds. It is 0, except in the last hour of a day in
 * Santiago, whose end closes every session (spec 1 §9): then the run is three hours earlier.
 */
export function hourOfRun(): number {
  process.env.E2E_AHEAD ??= String(horaEnSantiago(new Date().toISOString()) >= '23' ? -EARLIER_MS : 0)
  return Number(process.env.E2E_AHEAD)
}

/** Shifts Date in a page or process. It is sent to pages as source text, so it has no outside references. */
function moveDate(ms: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (real, args) => (args.length === 0 ? new real(real.now() + ms) : Reflect.construct(real, args)),
    get: (real, name) => (name === 'now' ? () => real.now() + ms : Reflect.get(real, name)),
  })
}

/** Sets the clock of a test process to that of the run, before its first file runs. */
export function liveByRun(): void {
  const ahead = hourOfRun()
  if (ahead !== 0 && process.env.TEST_WORKER_INDEX !== undefined) moveDate(ahead)
}

/** Sets the clock of its pages as well. */
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
