/** One refusal or notice: a stable code, the HTTP status it answers with, and its Spanish text. */
export interface MessageDefinition {
  readonly code: string
  readonly status: number
  readonly text: string
  /** CodError in the envelope resultado; the status when absent. */
  readonly codError?: number
}

/** Declares a message of the catalogue. `status`: core.md, Replies and refusals (400, 404, 409, 412, 422, 503 …). */
/* @__NO_SIDE_EFFECTS__ */
export function message(code: string, status: number, text: string, codError?: number): MessageDefinition {
  return { code, status, text, ...(codError === undefined ? {} : { codError }) }
}
