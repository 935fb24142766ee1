/** So many calls wait for a side process already that another would wait longer than its caller does: it is worth a later try. */
export class WaitingRefused extends Error {
  constructor() {
    super('too many calls wait for the side process')
  }
}
