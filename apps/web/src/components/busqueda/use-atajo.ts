import { type RefObject, useEffect } from 'react'
import { isForScreen, useSingleKeys } from '../../lib/keys/single-keys.ts'

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey)

/** A key that takes the focus to a field, unless one is writing elsewhere or a dialog waits for an answer. */
export function useAtajo(key: string, field: RefObject<HTMLInputElement | null>): void {
  const keys = useSingleKeys()
  useEffect(() => {
    if (!keys) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || !isPlain(event) || !isForScreen(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [keys, key, field])
}
