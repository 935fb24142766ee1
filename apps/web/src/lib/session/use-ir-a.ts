import { useNavigate } from 'react-router'
import { currentEntry } from './entry.ts'
import type { DeskEntry } from './session.ts'

/** Goes to an address under an entry: by the router in the one that is open, by the browser in another. */
export function useIrA(): (entry: DeskEntry, to: string) => Promise<void> {
  const navigate = useNavigate()
  return async (entry, to) => {
    if (entry === currentEntry()) return navigate(to)
    window.location.assign(`/${entry}${to}`)
  }
}
