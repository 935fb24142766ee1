/** Ids of a person, of the administrator who appointed them, of the one before, and so on. */
function manosDe(id: number, hechos: ReadonlyMap<number, number>): ReadonlySet<number> {
  const manos = new Set<number>()
  for (let una: number | undefined = id; una !== undefined && !manos.has(una); una = hechos.get(una)) manos.add(una)
  return manos
}

/**
 * Whether two administrators are independent: neither appointed the other, and no person appointed both. An
 * administrator who appoints another gives out a password, and could log in under both names. `hechos`: id to the id of
 * the appointer; absent when the machine did it, or before this was recorded. Own rule.
 */
export const sonDosManos = (uno: number, otro: number, hechos: ReadonlyMap<number, number>): boolean =>
  manosDe(uno, hechos).isDisjointFrom(manosDe(otro, hechos))

/** Act of a person on the account of another that could give them its use. */
export interface Intervencion {
  readonly usuarioId: number
  readonly porId: number
}

/** Whether one person acted on the account of the other, alone or through accounts between them. */
function alcanza(desde: number, hasta: number, recientes: readonly Intervencion[]): boolean {
  const vistos = new Set([desde])
  for (const id of vistos) for (const { usuarioId, porId } of recientes) if (usuarioId === id) vistos.add(porId)
  return vistos.has(hasta)
}

/**
 * Whether one of two accounts was lately created, activated, given a role, a mailbox or a password link by the other.
 * Either direction counts: the use of both could be with one person. Own rule.
 */
export const hayManoReciente = (uno: number, otro: number, recientes: readonly Intervencion[]): boolean =>
  uno !== otro && (alcanza(uno, otro, recientes) || alcanza(otro, uno, recientes))
