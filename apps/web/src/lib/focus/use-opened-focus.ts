import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from './focus.ts'

/** Opened by its address: where to begin is the browser's to say. */
const BY_ADDRESS = 'default'

/** What is opened from a list has the focus at its title, and is seen, however far below the list it stands. */
export function useOpenedFocus<E extends HTMLElement>() {
  const opened = useRef<E>(null)
  const byAddress = useRef(useLocation().key === BY_ADDRESS)
  useEffect(() => {
    const part = opened.current
    if (!part || byAddress.current) return
    focusHeading(part)
  }, [])
  return opened
}
