import type { Page } from '@playwright/test'

/** One press of a key or the pointer: milliseconds until the screen showed what came of it. */
export type Interaccion = number

/** As the browser tells it: what takes less is not told, and counts as this. */
export const LO_MENOS = 16

declare global {
  interface Window {
    /** Filled by the page itself: of each interaction, its longest event. */
    interacciones: Map<number, number>
  }
}

/** Runs in the page before its own scripts; `menos`: what is told takes at least so long. */
export function observarInteracciones(menos: number): void {
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

/** The interactions since the last time that it was asked, the longest first. */
export async function tomarInteracciones(page: Page): Promise<Interaccion[]> {
  return await page.evaluate(async () => {
    // an event is told after the frame that shows what came of it
    for (let n = 0; n < 3; n++) await new Promise((resolve) => requestAnimationFrame(resolve))
    // once a dialog was left by Escape this browser tells of no idle time until the next press
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    const todas = [...window.interacciones.values()].sort((a, b) => b - a)
    window.interacciones.clear()
    return todas
  })
}

/** Interaction to next paint: the worst, but for one of every fifty, as the browsers' makers reckon it. */
export function inp(interacciones: readonly Interaccion[], cuantas: number): number {
  const peores = [...interacciones].sort((a, b) => b - a)
  return peores[Math.floor(cuantas / 50)] ?? LO_MENOS
}
