import type { MouseEvent } from 'react'

/** Props of a file input: its picker stays closed while busy. A disabled input would lose the focus. */
export const held = (busy: boolean) => ({
  'aria-disabled': busy || undefined,
  onClick: (event: MouseEvent) => busy && event.preventDefault(),
})
