import type { Operation } from '@alerce/contract/operation'
import { z } from 'zod'
import type { Hook } from '../pipeline.ts'

/** With what a call says which version of a record it changes, by its mark (contract/shapes/ids); of two records either will do. */
const camposDeVersion = ({ request }: Operation): readonly string[] =>
  request instanceof z.ZodObject
    ? Object.entries(request.shape as Readonly<Record<string, z.ZodType>>).flatMap(([campo, shape]) =>
        shape.meta()?.['x-version'] === true ? [campo] : [],
      )
    : []

const named = (value: unknown): boolean => value !== undefined && value !== null

/**
 * Writes down which bearer client changes a record without saying which version of it was read: that is allowed, and
 * somebody else's change may be lost by it. The call and the client, nothing of what was sent.
 */
export const tellUnversioned: Hook = (operation: Operation) => {
  const campos = camposDeVersion(operation)
  if (operation.effect === 'read' || campos.length === 0) return null
  const { name, nuevoSin } = operation
  return ({ request, caller, payload }, next) => {
    const sent = payload as Readonly<Record<string, unknown>>
    const changes = nuevoSin === undefined || named(sent[nuevoSin])
    if (caller.kind === 'cliente' && changes && !campos.some((campo) => named(sent[campo])))
      request.log.warn({ operacion: name, cliente: caller.clienteId }, 'cambio sin versión')
    return next()
  }
}
