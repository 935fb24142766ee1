const EVERY_MS = 15_000
/** Looks in a row that may find the same question open. One alone may come late: the machine slept, or was busy. */
const SILENT_LOOKS = 3

export interface Watchdog {
  /** Passes an answer on, and knows from it that the engine lives. */
  watch<T>(answer: Promise<T>): Promise<T>
  stop(): void
}

/**
 * Tells once when an engine that was asked answers no more while the process itself goes on. It judges by its own
 * looks, not by the clock: a machine that slept, or stood still, has not looked. What fails is no sign of life: what
 * the engine refuses, it refuses in an answer.
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
