import type { KeyboardEvent } from 'react'

/** Ctrl or Cmd and Enter save the form, also from a text of several lines. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
