/**
 * Runs an action for each item in order; a failure does not stop the others. Throws the failures at the end, so that
 * they are logged.
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
