/** Of PostgreSQL: what was prepared no longer fits the table, which another version of the product has changed. */
const FEATURE_NOT_SUPPORTED = '0A000'
/** Statements of one transaction that may be stale: all that is read all day of a table that changed. */
const INTENTOS = 10

export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FEATURE_NOT_SUPPORTED

/**
 * Does a whole transaction again when a statement that was kept prepared no longer fits its table: the failure has
 * undone it, and each statement fails so once at most, since it is not kept again.
 */
export async function onFreshPlans<T>(transaction: () => Promise<T>): Promise<T> {
  for (let intento = 1; ; intento++) {
    try {
      return await transaction()
    } catch (error) {
      if (!isStalePlan(error) || intento === INTENTOS) throw error
    }
  }
}
