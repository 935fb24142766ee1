import { useEffect, useEffectEvent } from 'react'
import { isForScreen, useSingleKeys } from './single-keys.ts'

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey)

/** Single-character key of the page, unless the user is writing or a dialog is open. */
export function usePageKey(key: string, act: () => void): void {
  const keys = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isPlain(event) || !isForScreen(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!keys) return
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [keys])
}
