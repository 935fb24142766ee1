import { useRef, useState } from 'react'
import { useTellFailure } from '../dialogs/use-tell-failure.ts'

/** The second press of a double click may come when the work is done and the next screen not drawn yet. */
const DOUBLE_CLICK_MS = 300

/** The work behind a button: once however often it is pressed, its failure told in a dialog. */
export function useAction<A extends readonly unknown[]>(work: (...args: A) => Promise<unknown>, failure: string) {
  const [busy, setBusy] = useState(false)
  const closed = useRef(false)
  const tellFailure = useTellFailure()
  const run = async (...args: A) => {
    if (closed.current) return
    closed.current = true
    setBusy(true)
    const reopen = () => {
      closed.current = false
    }
    try {
      await work(...args)
      setTimeout(reopen, DOUBLE_CLICK_MS)
    } catch (error) {
      await tellFailure(failure)(error)
      reopen()
    } finally {
      setBusy(false)
    }
  }
  return { busy, run: (...args: A) => void run(...args) }
}
