import { type RefObject, useEffect } from 'react'

const WRITES = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const MODAL = 'dialog[open], [role="dialog"], [role="alertdialog"]'

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(WRITES)) return false
  return document.querySelector(MODAL) === null
}

/** A key that takes the focus to a field, unless one is writing elsewhere or a dialog waits for an answer. */
export function useAtajo(key: string, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || !isFree(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [key, field])
}
