import { covers, type Position } from './position.ts'

/** Most samples kept: of a replica that stands still for long they are joined in pairs, so that old lags are told too long. */
const MOST = 600

/** Latest position of the primary in an interval, and the beginning of the interval. */
interface Sample {
  readonly position: Position
  readonly at: number
}

const inPairs = (samples: readonly Sample[]): Sample[] =>
  samples.flatMap(({ at }, n) =>
    n % 2 === 0 ? [{ at, position: (samples[n + 1] ?? samples[n])?.position ?? '' }] : [],
  )

/** How far a replica is behind its primary, by samples of the primary. `now`: a monotonic clock, milliseconds. */
export function createLag(now: () => number = () => performance.now()) {
  let missing: Sample[] = []
  return {
    sample(position: Position): void {
      if (missing.at(-1)?.position === position) return
      missing.push({ position, at: now() })
      if (missing.length > MOST) missing = inPairs(missing)
    },
    /** Seconds since the primary was at the first sample that the replica lacks; 0: it lacks none. */
    secondsOf(replica: Position): number {
      const first = missing.findIndex(({ position }) => !covers(replica, position))
      missing = first < 0 ? [] : missing.slice(first)
      return missing[0] ? (now() - missing[0].at) / 1000 : 0
    },
  }
}
