import type { MouseEvent } from 'react'

/** Of an input that picks files: its picker stays closed while it is busy; one that were disabled would lose the focus. */
export const held = (busy: boolean) => ({
  'aria-disabled': busy || undefined,
  onClick: (event: MouseEvent) => busy && event.preventDefault(),
})
