// The session's CSRF token lives in memory only: a page that is reloaded asks for it again (sesionActual).
let csrf: string | null = null
let motivo: string | null = null
let onEnd: () => void = () => undefined
let old = false
let onOld: () => void = () => undefined

export const csrfToken = (): string | null => csrf

export function keepCsrf(token: string): void {
  csrf = token
  motivo = null
  old = false
}

/** Letter of the reason that ended the last session; null: none, or unknown. */
export const motivoDeCierre = (): string | null => motivo

/** Letter of a 401. */
export function motivoOf(data: unknown): string | null {
  const found = (data as { motivo?: unknown } | null | undefined)?.motivo
  return typeof found === 'string' ? found : null
}

/** Announces the end of the session: its reason is known here, and a call that finds no session knows less. */
export function expectEnd(why: string): void {
  motivo = why
}

/** Ends the session. Of several calls that find no session, some no longer know the reason. */
export function keepMotivo(why: string | null): void {
  csrf = null
  old = false
  motivo = why ?? motivo
}

/** Handler of the entry for the end of a session. */
export function whenSessionEnds(handler: () => void): void {
  onEnd = handler
}

/** Ends the session: by the server's answer, or by this browser's clock. */
export function sessionEnded(why: string | null): void {
  keepMotivo(why)
  onEnd()
}

/** Whether another session has begun in this browser since the page was loaded: the server refuses this page. */
export const pageIsOld = (): boolean => old

/** Registers the handler that says that only a reload helps. Returns its removal. */
export function whenPageIsOld(handler: () => void): () => void {
  onOld = handler
  return () => {
    onOld = () => undefined
  }
}

export function foundPageOld(): void {
  old = true
  onOld()
}
