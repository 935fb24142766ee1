import { useEffect, useEffectEvent } from 'react'
import { isForScreen, useSingleKeys } from './single-keys.ts'

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey)

/** Single-character keys of the page, unless the user is writing or a dialog is open. */
export function usePageKey(wanted: string | readonly string[], act: (key: string) => void): void {
  const keys = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (![wanted].flat().includes(event.key) || !isPlain(event) || !isForScreen(event)) return
    event.preventDefault()
    act(event.key)
  })
  useEffect(() => {
    if (!keys) return
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [keys])
}
