/** Ids of an item for the log: its number, or the numbers of its id fields; nothing else of it. */
function idsOf(one: unknown): unknown {
  if (typeof one === 'number') return one
  const fields = typeof one === 'object' && one !== null ? Object.entries(one) : []
  return Object.fromEntries(fields.filter(([name, value]) => /(^id|Id)$/.test(name) && typeof value === 'number'))
}

/** Failures of several items, with the ids of those items for the log. */
export class ItemsFailed extends AggregateError {
  readonly casos: readonly unknown[]
  constructor(failures: readonly unknown[], casos: readonly unknown[], total: number) {
    const [first] = failures
    const alone = failures.length === 1 && first instanceof Error
    super(failures, alone ? first.message : `${failures.length} de ${total} fallaron`)
    this.casos = casos
  }
}

/**
 * Runs an action for each item in order; a failure does not stop the others. Throws the failures at the end as
 * ItemsFailed, so that they are logged.
 */
export async function oneByOne<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  const casos: unknown[] = []
  for (const one of all) {
    try {
      await act(one)
    } catch (failure) {
      const nested = failure instanceof ItemsFailed
      failures.push(...(nested ? failure.errors : [failure]))
      casos.push(...(nested ? failure.casos : [idsOf(one)]))
    }
  }
  if (failures.length > 0) throw new ItemsFailed(failures, casos, all.length)
}
