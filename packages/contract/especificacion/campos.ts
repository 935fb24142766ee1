/** Names of the fields of a record, each with its own fields where it is a record or a list of records; true: a value. */
export interface CamposEspecificados {
  readonly [campo: string]: true | CamposEspecificados
}

/** A call as the two specifications describe it. It never changes: what our contract adds is ours. */
export interface LlamadaEspecificada {
  /** Document and section that describe it. */
  readonly fuente: string
  /** Fields of the payload; of a list, those of its items. */
  readonly pide: CamposEspecificados
  /** Fields that a client reads; of a list, those of its items. null: a bare value, or a reply that is not shown. */
  readonly responde: CamposEspecificados | null
}

/** Fields by their names, separated by blanks; `dentro`: records and lists among them. */
export function campos(nombres: string, dentro: CamposEspecificados = {}): CamposEspecificados {
  const simples = nombres.split(/\s+/).filter((nombre) => nombre !== '')
  return { ...Object.fromEntries(simples.map((nombre) => [nombre, true as const])), ...dentro }
}

/** Calls of one source. A pair: payload and reply; without reply: a bare value, or one that is not shown. */
export function llamadasDe<const N extends string>(
  fuente: string,
  calls: Readonly<Record<N, readonly [pide: string | CamposEspecificados, responde?: string | CamposEspecificados]>>,
): Readonly<Record<N, LlamadaEspecificada>> {
  const leidos = (given: string | CamposEspecificados) => (typeof given === 'string' ? campos(given) : given)
  const entries = Object.entries<readonly [string | CamposEspecificados, (string | CamposEspecificados)?]>(calls)
  return Object.fromEntries(
    entries.map(([name, [pide, responde]]) => [
      name,
      { fuente, pide: leidos(pide), responde: responde === undefined ? null : leidos(responde) },
    ]),
  ) as Record<N, LlamadaEspecificada>
}

/** The part of a payload that the specifications know; a list keeps the known part of each item. */
export function soloEspecificado(valor: unknown, conocidos: CamposEspecificados): unknown {
  if (Array.isArray(valor)) return valor.map((item) => soloEspecificado(item, conocidos))
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(
    Object.entries(valor).flatMap(([campo, dentro]) => {
      const conocido = conocidos[campo]
      if (conocido === undefined) return []
      return [[campo, conocido === true ? dentro : soloEspecificado(dentro, conocido)]]
    }),
  )
}
