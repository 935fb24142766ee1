/** A side process ended before it answered, by itself or for being late: whatever it did may pass another time. */
export class SideProcessEnded extends Error {
  constructor() {
    super('the side process ended before it answered')
  }
}
