import type { FieldError } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'

/** Refusal by the server. `descripcion` is the text for the person. */
export class ApiRefusal extends Error {
  readonly status: number
  readonly codigo: string
  readonly descripcion: string
  readonly errores: readonly FieldError[]
  readonly data: unknown
  constructor(detail: {
    status: number
    codigo: string
    descripcion: string
    errores?: readonly FieldError[]
    data?: unknown
  }) {
    super(`${detail.status} ${detail.codigo}`)
    this.status = detail.status
    this.codigo = detail.codigo
    this.descripcion = detail.descripcion
    this.errores = detail.errores ?? []
    this.data = detail.data ?? null
  }
}

/** No answer: no network, a timeout, or something between us and the server. Nothing is known about the outcome. */
export class ApiUnreachable extends Error {}

/** Codes of unexpected failures: the server's text names the operation, without the purpose of the call. */
const nadieDijoNo: readonly string[] = [common.unavailable.code, common.unexpected.code]

/** Text of a failed call: the server's own when it refused, else `fallback`, from the specification. */
export function messageOf(error: unknown, fallback: string): string {
  const refused = error instanceof ApiRefusal && !nadieDijoNo.includes(error.codigo)
  return refused && error.descripcion ? error.descripcion : fallback
}

/** A business refusal of that status (for example 400 of saving a plan), as against a technical failure. */
export function isRefusal(error: unknown, status?: number): error is ApiRefusal {
  return error instanceof ApiRefusal && (status === undefined || error.status === status)
}

/** True when the record changed meanwhile or no longer exists. */
export const isStale = (error: unknown): boolean => isRefusal(error, 404) || isRefusal(error, 412)

/**
 * True when the decision rested on an outdated state: a text, an answer, the step itself. Errors of fields are about
 * the typed values.
 */
export const standsOtherwise = (error: unknown): boolean =>
  isRefusal(error, 412) || isRefusal(error, 409) || (isRefusal(error, 422) && error.errores.length === 0)

/** No refusal: no answer, an unavailable server, or one that asks to wait. The same call may pass later. */
export const mayPassLater = (error: unknown): boolean =>
  error instanceof ApiUnreachable || (isRefusal(error) && (error.status >= 500 || error.status === 429))

/** True when only a reload helps, which the page already says. */
export const isOfOldPage = (error: unknown): boolean => error instanceof ApiRefusal && error.codigo === common.csrf.code
