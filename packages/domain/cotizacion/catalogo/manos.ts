/** A person, who made them an administrator, who made that one, and so on. */
function manosDe(id: number, hechos: ReadonlyMap<number, number>): ReadonlySet<number> {
  const manos = new Set<number>()
  for (let una: number | undefined = id; una !== undefined && !manos.has(una); una = hechos.get(una)) manos.add(una)
  return manos
}

/**
 * Whether two administrators count as two pairs of eyes: neither made the other one, and nobody made both. Who makes an
 * administrator hands out a password, and may come in under either name. `hechos`: of an id who made that person one;
 * absent: the machine did, or it was before that was kept. Regla propia.
 */
export const sonDosManos = (uno: number, otro: number, hechos: ReadonlyMap<number, number>): boolean =>
  manosDe(uno, hechos).isDisjointFrom(manosDe(otro, hechos))
