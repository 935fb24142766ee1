import type { MessageDefinition } from '@alerce/contract/messages/message'

/** One refused field: its name on the wire and what is wrong with it. */
interface CampoRechazado {
  readonly campo: string
  readonly mensaje: string
}

interface Detail {
  readonly campo?: string
  readonly texto?: string
  readonly errores?: readonly CampoRechazado[]
  readonly data?: unknown
  /** What was done before it stays: whoever asks again starts from there. */
  readonly queda?: boolean
}

/** A designed "no": a message of the catalogue, perhaps at fields, perhaps with data. Rolls the transaction back unless it says that what was done stays. */
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
