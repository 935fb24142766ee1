let pressed = false
let waiting: (() => void)[] = []

function release(): void {
  pressed = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

// in the capture phase: a press is known before it takes the focus from a field
window.addEventListener('mousedown', () => (pressed = true), true)
// End of a press, handled after its click
for (const end of ['mouseup', 'dragend', 'contextmenu']) window.addEventListener(end, () => setTimeout(release), true)

/**
 * Runs `act` once no mouse button is down, or at once. Effects of a blur move the page, and a press whose target moved
 * before its end is no click.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}
