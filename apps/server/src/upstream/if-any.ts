import { Refusal } from '../core/refusal.ts'

/** The answer, or null when the core refuses: the question does not apply to this sale. */
export async function ifAny<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refusal && error.definition.status < 500) return null
    throw error
  }
}
