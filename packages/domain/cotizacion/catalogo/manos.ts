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
