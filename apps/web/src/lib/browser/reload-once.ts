import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { now } from '../time/clock.ts'
import { inWindow } from './stored.ts'

const KEY = 'alerce-abierta-de-nuevo'

/**
 * Opens the page anew where a part of it did not come though there is network: as a rule the server has a new build,
 * which lacks the old part. Not again within a minute: a part that never comes is for who is there to ask for.
 */
export function reloadOnce(): void {
  const before = inWindow.get(KEY)
  if (!navigator.onLine || (before && Date.parse(now()) - Date.parse(before) < MINUTO_MS)) return
  inWindow.set(KEY, now())
  window.location.reload()
}
