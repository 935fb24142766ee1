/**
 * Error of PostgreSQL: a prepared statement no longer fits its table, which another version of the product has changed.
 */
const FEATURE_NOT_SUPPORTED = '0A000'
/** Most repetitions: stale statements of one transaction, all frequent reads of a changed table. */
const INTENTOS = 10

export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FEATURE_NOT_SUPPORTED

/**
 * Repeats a transaction when a prepared statement no longer fits its table: the error has rolled it back. Each
 * statement fails once at most, since it is not prepared again.
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
