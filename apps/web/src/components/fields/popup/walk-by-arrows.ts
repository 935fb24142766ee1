import type { KeyboardEvent } from 'react'

/** Arrow keys move between the buttons of a grid, which is one stop of the Tab key. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  const step = steps[event.key]
  if (step === undefined) return
  const buttons: EventTarget[] = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target)
  const next = at < 0 ? undefined : buttons[at + step]
  event.preventDefault()
  if (next instanceof HTMLElement) next.focus()
}
