import type { Operation } from '@alerce/contract/operation'
import { z } from 'zod'
import type { Hook } from '../pipeline.ts'

/** With what a call says which version of a record it changes (contract/shapes/ids); undefined: it says none. */
const campoDeVersion = ({ request }: Operation) =>
  request instanceof z.ZodObject
    ? (['version', 'reemplaza'] as const).find(
        (campo) => (request.shape[campo] as z.ZodType | undefined)?.meta()?.['x-version'] === true,
      )
    : undefined

const named = (value: unknown): boolean => value !== undefined && value !== null

/**
 * Writes down which bearer client changes a record without saying which version of it was read: that is allowed, and
 * somebody else's change may be lost by it. The call and the client, nothing of what was sent.
 */
export const tellUnversioned: Hook = (operation: Operation) => {
  const campo = campoDeVersion(operation)
  if (operation.effect === 'read' || campo === undefined) return null
  const { name, nuevoSin } = operation
  return ({ request, caller, payload }, next) => {
    const sent = payload as Readonly<Record<string, unknown>>
    const changes = nuevoSin === undefined || named(sent[nuevoSin])
    if (caller.kind === 'cliente' && changes && !named(sent[campo]))
      request.log.warn({ operacion: name, cliente: caller.clienteId }, 'cambio sin versión')
    return next()
  }
}
