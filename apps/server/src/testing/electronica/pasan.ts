import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { Desk } from '../desk.ts'

/** More than the time within which a letter that is asked for again is the same. */
export const ES_OTRA_CARTA_MS = 6 * MINUTO_MS

/** For the server that much time passes. */
export const pasan = (desk: Desk, ms: number): void =>
  desk.clock.mover(new Date(Date.parse(desk.clock.ahora()) + ms).toISOString())
