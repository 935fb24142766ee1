/** A minute, in milliseconds. */
export const MINUTO_MS = 60_000

/** An hour, in milliseconds. */
export const HORA_MS = 60 * MINUTO_MS

/** Twenty-four hours, in milliseconds: the day of a calendar, in Santiago, may be an hour more or less. */
export const DIA_MS = 24 * HORA_MS
