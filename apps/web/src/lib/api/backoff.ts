/** Pauses in ms before an unanswered read is retried. The tests of the screens do not wait (testing/setup.ts). */
export const BACKOFF_MS: readonly number[] = [400, 1200]
