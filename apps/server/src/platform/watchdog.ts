const EVERY_MS = 15_000
/** Consecutive checks without an answer before the alarm. A single one may be late: the machine slept or was busy. */
const SILENT_LOOKS = 3

export interface Watchdog {
  /** Returns an answer unchanged; each answer shows that the engine is alive. */
  watch<T>(answer: Promise<T>): Promise<T>
  stop(): void
}

/**
 * Calls `wedged` once when the engine stops answering while this process goes on. It counts checks, not time: a
 * sleeping machine makes none. A rejected promise is no sign of life: errors of the engine arrive as answers.
 */
export function watchdog(wedged: () => void, everyMs = EVERY_MS): Watchdog {
  let open = 0
  let answers = 0
  let failed = false
  let before = 0
  let silent = 0
  const look = setInterval(() => {
    const isSilent = (open > 0 || failed) && answers === before
    silent = isSilent ? silent + 1 : 0
    before = answers
    if (silent === SILENT_LOOKS) wedged()
  }, everyMs).unref()
  return {
    async watch(answer) {
      open += 1
      try {
        const answered = await answer
        answers += 1
        failed = false
        return answered
      } catch (error) {
        failed = true
        throw error
      } finally {
        open -= 1
      }
    },
    stop: () => clearInterval(look),
  }
}
