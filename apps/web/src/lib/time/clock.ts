import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'

/** The browser's clock: the only place that asks for the time. An ISO instant (UTC). */
export const now = (): string => new Date().toISOString()

/** Today in Santiago. */
export const todayInSantiago = (): FechaISO => hoyEnSantiago(now())
