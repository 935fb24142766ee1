/**
 * Does the same to each, one after the other: one that fails keeps none of the others waiting. Fails in the end with
 * whatever failed, so that it is logged.
 */
export async function oneByOne<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) {
    try {
      await act(one)
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} de ${all.length} fallaron`)
}
