// The session's CSRF token lives in memory only: a page that is reloaded asks for it again (sesionActual).
let csrf: string | null = null
let onEnd: () => void = () => undefined

export const csrfToken = (): string | null => csrf

export function keepCsrf(token: string | null): void {
  csrf = token
}

/** The entry says what happens when the server answers that the session is over. */
export function whenSessionEnds(handler: () => void): void {
  onEnd = handler
}

export function sessionEnded(): void {
  csrf = null
  onEnd()
}
