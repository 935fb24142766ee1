/** A double click is over by then, on the slowest setting that people use. */
const DOUBLE_MS = 400

const events = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

const swallow = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * A dialog has just closed: the second half of the press that closed it is no press of what lies beneath. Browsers count
 * the presses of a double click in `detail`; a first press goes through, however soon it comes.
 */
export function dropSecondPress(): void {
  const ends = new AbortController()
  for (const name of events) window.addEventListener(name, swallow, { capture: true, signal: ends.signal })
  setTimeout(() => ends.abort(), DOUBLE_MS)
}
