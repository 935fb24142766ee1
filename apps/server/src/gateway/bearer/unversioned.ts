import type { Operation } from '@alerce/contract/operation'
import { z } from 'zod'
import type { Hook } from '../pipeline.ts'

/** The call says which version of a record it changes (contract/shapes/ids). */
const tieneVersion = ({ request }: Operation): boolean =>
  request instanceof z.ZodObject && (request.shape.version as z.ZodType | undefined)?.meta()?.['x-version'] === true

const named = (value: unknown): boolean => value !== undefined && value !== null

/**
 * Writes down which bearer client changes a record without saying which version of it was read: that is allowed, and
 * somebody else's change may be lost by it. The call and the client, nothing of what was sent.
 */
export const tellUnversioned: Hook = (operation: Operation) => {
  if (operation.effect === 'read' || !tieneVersion(operation)) return null
  const { name, nuevoSin } = operation
  return ({ request, caller, payload }, next) => {
    const sent = payload as Readonly<Record<string, unknown>>
    const changes = nuevoSin === undefined || named(sent[nuevoSin])
    if (caller.kind === 'cliente' && changes && !named(sent.version))
      request.log.warn({ operacion: name, cliente: caller.clienteId }, 'cambio sin versión')
    return next()
  }
}
