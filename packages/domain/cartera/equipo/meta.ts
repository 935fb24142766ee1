import { type FechaISO, sumaMeses } from '../../base/fechas/fecha.ts'

/** Most contracts of a goal. Own rule. */
export const maximoDeMeta = 200

/** Most UF of monthly price of a goal. Own rule. */
export const maximoDeMetaUF = 2000

/** Earlier goals of a team in its history, newest first. */
export const metasListadas = 50

/** First day of the month of a day: a goal belongs to it. */
export const mesDeMeta = (fecha: FechaISO): FechaISO => `${fecha.slice(0, 7)}-01`

/** Months whose goals may still be set: this one and the next. */
export const mesesDeMeta = (hoy: FechaISO): readonly FechaISO[] => [mesDeMeta(hoy), sumaMeses(mesDeMeta(hoy), 1)]

/** Share of a goal, in contracts or UF, that is reached, in whole percent; null without a goal. */
export const avanceDeMeta = (logrado: number | null, meta: number | null): number | null =>
  meta === null ? null : Math.floor(((logrado ?? 0) * 100) / meta)
