import { useRef, useState } from 'react'
import { useTellFailure } from '../dialogs/use-tell-failure.ts'

/**
 * Time in ms in which a press counts as the second of a double click: the work may end before the next screen is drawn.
 */
const DOUBLE_CLICK_MS = 300

/** Work behind a button: runs once however often it is pressed, and shows its failure in a dialog. */
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
