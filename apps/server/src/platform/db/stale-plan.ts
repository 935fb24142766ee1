import { outageIn } from './outage.ts'

/**
 * Error of PostgreSQL: a prepared statement no longer fits its table, which another version of the product has changed.
 */
const FEATURE_NOT_SUPPORTED = '0A000'
/**
 * Names of prepared statements that the server does not know, or knows already: a proxy sent this transaction to
 * another session than the last one.
 */
const INVALID_STATEMENT_NAME = '26000'
const DUPLICATE_STATEMENT = '42P05'
/** Most repetitions: stale statements of one transaction, all frequent reads of a changed table. */
const INTENTOS = 10

const isCoded = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

export const isStalePlan = (error: unknown): boolean => isCoded(error, FEATURE_NOT_SUPPORTED)

export const isLostName = (error: unknown): boolean => isCoded(error, INVALID_STATEMENT_NAME, DUPLICATE_STATEMENT)

/** A deadlock with another transaction, a job for example, of which PostgreSQL rolled back this one. */
const isConflict = (error: unknown): boolean => outageIn(error)?.kind === 'conflict'

/**
 * Repeats a transaction from its beginning when a prepared statement no longer fits its table, its name is lost, or it
 * was in a deadlock: the error has rolled it back. Each statement fails once at most, since it is not prepared again.
 */
export async function repeatTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let intento = 1; ; intento++) {
    try {
      return await transaction()
    } catch (error) {
      if (!(isStalePlan(error) || isLostName(error) || isConflict(error)) || intento === INTENTOS) throw error
    }
  }
}
