/** A mouse that went so far carries; one that did not, presses. */
const MOUSE_PX = 4
/** A finger that stays still for so long takes hold; one that goes further before, scrolls. */
const HOLD_MS = 350
const FINGER_PX = 10

interface Carry {
  /** The hand has taken hold. */
  readonly onHold: () => void
  /** It is there now, in the window. */
  readonly onMove: (x: number, y: number) => void
  /** It lets go; not told of a press, of a scroll, nor when Escape or the browser ends it. */
  readonly onDrop: () => void
  /** It is over, however it ended. */
  readonly onEnd: () => void
}

/** From the moment that a pointer goes down: a mouse that moves, or a finger that waits, carries until it lets go. */
export function llevar(down: PointerEvent, { onHold, onMove, onDrop, onEnd }: Carry): void {
  const finger = down.pointerType === 'touch'
  const ends = new AbortController()
  let holds = false

  const hold = () => {
    holds = true
    onHold()
  }
  const timer = finger ? setTimeout(hold, HOLD_MS) : undefined
  const end = () => {
    clearTimeout(timer)
    ends.abort()
    onEnd()
  }

  function move({ clientX, clientY }: PointerEvent): void {
    const far = Math.hypot(clientX - down.clientX, clientY - down.clientY)
    if (!holds && finger && far > FINGER_PX) end()
    if (!holds && !finger && far > MOUSE_PX) hold()
    if (holds) onMove(clientX, clientY)
  }
  function up(): void {
    if (holds) onDrop()
    end()
  }

  const { signal } = ends
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', end, { signal })
  window.addEventListener('pointerdown', end, { signal, capture: true })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  // The menu that a long press opens elsewhere.
  if (finger) window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
}
