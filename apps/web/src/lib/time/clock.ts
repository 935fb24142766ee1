/** The browser's clock: the only place that asks for the time. An ISO instant (UTC). */
export const now = (): string => new Date().toISOString()
