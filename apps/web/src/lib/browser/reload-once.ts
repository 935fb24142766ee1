import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { now } from '../time/clock.ts'
import { inWindow } from './stored.ts'

const KEY = 'alerce-abierta-de-nuevo'

/**
 * Reloads the page where a part failed to load though there is network: usually a new build lacks the old part. Not
 * again within a minute: after that only the user retries.
 */
export function reloadOnce(): void {
  const before = inWindow.get(KEY)
  if (!navigator.onLine || (before && Date.parse(now()) - Date.parse(before) < MINUTO_MS)) return
  inWindow.set(KEY, now())
  window.location.reload()
}
