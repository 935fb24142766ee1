import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusIsIdle } from '../../../lib/focus/focus.ts'

/** Opened by its address: where to begin is the browser's to say. */
const BY_ADDRESS = 'default'

const writing = (element: Element | null) => element instanceof HTMLInputElement && element.value !== ''

/** The heading of a case has the focus once it can be read, unless one went on to something else meanwhile. */
export function useFocusOnOpen(there: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef(document.activeElement)
  const byAddress = useRef(useLocation().key === BY_ADDRESS)
  useEffect(() => {
    const now = document.activeElement
    if (!there || byAddress.current || writing(now)) return
    if (now === opener.current || focusIsIdle()) title.current?.focus()
  }, [there])
  return title
}
