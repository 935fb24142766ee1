import type { OperationMap } from './operation-map.ts'

type Name = keyof OperationMap

/** Time limit of an undo: the seconds or the day of the domain, or an ISO instant in the reply; null: no undo. */
type Plazo<R> = 'momento' | 'dia' | ((reply: R) => string | null)

interface ActoDe<A extends Name, D extends Name> {
  /** Name of the act, without a word of health. */
  readonly dice: string
  readonly deshace: D
  readonly plazo: Plazo<OperationMap[A]['reply']>
  /** The call may have done nothing, and its reply does not say so: its use case records the act (recordarActo). */
  readonly loDiceElCaso?: true
  /** Payload of the undoing call; null: this act cannot be undone. */
  readonly pedido: (
    input: OperationMap[A]['input'],
    reply: OperationMap[A]['reply'],
  ) => Partial<OperationMap[D]['payload']> | null
}

/** Act that can be undone, of any call. */
export interface ActoDeshacible {
  readonly dice: string
  readonly deshace: Name
  readonly plazo: Plazo<unknown>
  readonly loDiceElCaso?: true
  readonly pedido: (input: unknown, reply: unknown) => object | null
}

/** Act of a call with its undoing call, typed by both. */
export const acto = <A extends Name, D extends Name>(_acto: A, partes: ActoDe<A, D>): ActoDeshacible =>
  partes as unknown as ActoDeshacible
