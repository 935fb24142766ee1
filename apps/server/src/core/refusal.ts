import type { MessageDefinition } from '@alerce/contract/messages/message'

/** Refused field: its name on the wire and its error. */
interface CampoRechazado {
  readonly campo: string
  readonly mensaje: string
}

interface Detail {
  readonly campo?: string
  readonly texto?: string
  readonly errores?: readonly CampoRechazado[]
  readonly data?: unknown
  /** Keeps the writes made before the refusal: a retry continues from them. */
  readonly queda?: boolean
}

/**
 * Expected refusal: a message of the catalogue, optionally with fields and data. Rolls the transaction back unless
 * `queda` is set.
 */
export class Refusal extends Error {
  readonly definition: MessageDefinition
  readonly texto: string
  readonly errores: readonly CampoRechazado[]
  readonly data: unknown
  readonly queda: boolean
  constructor(definition: MessageDefinition, detail: Detail = {}) {
    super(definition.code)
    this.definition = definition
    this.texto = detail.texto ?? definition.text
    this.errores = detail.errores ?? (detail.campo ? [{ campo: detail.campo, mensaje: this.texto }] : [])
    this.data = detail.data ?? null
    this.queda = detail.queda ?? false
  }
}

export function refuse(definition: MessageDefinition, detail?: Detail): never {
  throw new Refusal(definition, detail)
}

/** Refuses unless the condition holds. */
export function ensure(condition: unknown, definition: MessageDefinition, detail?: Detail): asserts condition {
  if (!condition) refuse(definition, detail)
}
