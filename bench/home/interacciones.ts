import type { Page } from '@playwright/test'

/** Milliseconds from a press of a key or the pointer until the screen updates. */
export type Interaccion = number

/** Least duration that the browser reports, milliseconds; shorter ones count as this. */
export const LO_MENOS = 16

declare global {
  interface Window {
    /** Filled by the page: longest event of each interaction. */
    interacciones: Map<number, number>
  }
}

/** Runs in the page before its own scripts; `menos`: least reported duration. */
export function observeInteracciones(menos: number): void {
  interface Entrada extends PerformanceEntry {
    readonly interactionId: number
  }
  const vistas = new Map<number, number>()
  window.interacciones = vistas
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Entrada[])
      if (interactionId > 0) vistas.set(interactionId, Math.max(duration, vistas.get(interactionId) ?? 0))
  })
  const options = { type: 'event', buffered: true, durationThreshold: menos }
  observer.observe(options)
}

/** Interactions since the last call, the longest first. */
export async function takeInteracciones(page: Page): Promise<Interaccion[]> {
  return await page.evaluate(async () => {
    // An event is reported after the frame that shows its result
    for (let n = 0; n < 3; n++) await new Promise((resolve) => requestAnimationFrame(resolve))
    // After a dialog closed by Escape this browser reports no idle time until the next press
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    const todas = [...window.interacciones.values()].sort((a, b) => b - a)
    window.interacciones.clear()
    return todas
  })
}

/** Interaction to next paint: the worst, ignoring one of every fifty, as browsers define it. */
export function inp(interacciones: readonly Interaccion[], cuantas: number): number {
  const peores = [...interacciones].sort((a, b) => b - a)
  return peores[Math.floor(cuantas / 50)] ?? LO_MENOS
}
