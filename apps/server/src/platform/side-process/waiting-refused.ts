/** So many wait already that another would wait longer than its caller does: the same call may pass in a moment. */
export class WaitingRefused extends Error {
  constructor() {
    super('too many wait for their turn')
  }
}
