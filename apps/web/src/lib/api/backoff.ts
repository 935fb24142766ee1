/** Pauses before a read that nobody answered is asked again. The tests of the screens do not wait (testing/setup.ts). */
export const BACKOFF_MS: readonly number[] = [400, 1200]
