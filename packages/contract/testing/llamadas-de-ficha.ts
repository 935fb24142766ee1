import { z } from 'zod'
import type { Ficha } from '../fichas/ficha.ts'
import type { Operation } from '../operation.ts'
import { operations } from '../operations.ts'

type Nodo = z.core.JSONSchema._JSONSchema

/** Whether a shape holds, at one place however deep, all of these. */
function tiene(nodo: Nodo | undefined, campos: readonly string[]): boolean {
  if (typeof nodo !== 'object') return false
  const propiedades = nodo.properties ?? {}
  if (campos.every((campo) => campo in propiedades)) return true
  const dentro = [nodo.items ?? [], nodo.anyOf ?? [], nodo.oneOf ?? [], Object.values(propiedades)].flat()
  return dentro.some((uno) => tiene(uno as Nodo, campos))
}

const todas: readonly Operation[] = operations
const formaDe = (shape: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(shape, { io, unrepresentable: 'any' })

/** The calls that save a record whole: those that change something and carry every field of its table. */
export const llamadasQueGuardan = (ficha: Ficha): string[] =>
  todas
    .filter(({ effect, request }) => effect === 'write' && tiene(formaDe(request, 'input'), Object.keys(ficha)))
    .map(({ name }) => name)
    .toSorted()

/** The calls that read it whole: those that answer every field that has a column. */
export const llamadasQueLeen = (ficha: Ficha): string[] =>
  todas
    .filter(({ reply }) => {
      const campos = Object.keys(ficha).filter((campo) => ficha[campo]?.columna !== null)
      return tiene(formaDe(reply, 'output'), campos)
    })
    .map(({ name }) => name)
    .toSorted()
