import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const printed = () => window.matchMedia('print')

function subscribe(onChange: () => void): () => void {
  const media = printed()
  // the browser draws the paper right after: an update that waits would not be on it
  const changed = () => flushSync(onChange)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True while the page is drawn for paper: there everything loaded has to be, seen or not. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printed().matches)
