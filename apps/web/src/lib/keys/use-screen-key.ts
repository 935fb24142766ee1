import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isForScreen, isPressedIn, useSingleKeys } from './single-keys.ts'

/** Single-character key for a part, active anywhere in its screen; ignored while the user writes. */
export function useScreenKey(part: RefObject<HTMLElement | null>, key: string, act: () => void): void {
  const keys = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const plain = !(event.ctrlKey || event.metaKey || event.altKey)
    if (event.key.toLowerCase() !== key || !plain || event.repeat || !isForScreen(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const screen = part.current?.closest('main')
    if (!(keys && screen)) return
    const hear = (event: KeyboardEvent) => {
      if (isPressedIn(screen, event)) press(event)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [keys, part])
}
