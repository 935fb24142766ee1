import { type RefObject, useEffect } from 'react'
import { isForScreen, useSingleKeys } from '../../lib/keys/single-keys.ts'

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey)

/** Key that moves the focus to a field, unless the user is writing elsewhere or a dialog is open. */
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
