import { VUELTA } from '@alerce/contract/cobros'
import { inWindow } from './browser/stored.ts'

/** Token of the page that was left for the provider; kept by the window until it comes back. */
const LLAVE = 'alerce.vuelta'

/** Leaves for the page of the payment provider, which returns the browser to the page of this link. */
export function goToPasarela(direccion: string, enlace: string | null): void {
  inWindow.set(LLAVE, enlace)
  window.location.assign(direccion)
}

/** Token of the page to which the provider returned the browser; null: it does not come from there. */
export const tokenOnReturn = (): string | null =>
  new URLSearchParams(window.location.search).has(VUELTA) ? inWindow.get(LLAVE) : null

const PRIMERA_MS = 2000
const MAXIMA_MS = 60_000

interface Lectura<T> {
  readonly state: { readonly data: T | undefined; readonly dataUpdateCount: number }
}

/** Interval of a read while a charge waits for its confirmation: longer each time. */
export const whileWaiting =
  <T>(waits: (data: T) => boolean) =>
  ({ state: { data, dataUpdateCount } }: Lectura<T>): number | false =>
    data !== undefined && waits(data) && Math.min(PRIMERA_MS * 2 ** Math.max(0, dataUpdateCount - 1), MAXIMA_MS)
