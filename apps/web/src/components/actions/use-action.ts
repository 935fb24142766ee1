import { useRef, useState } from 'react'
import { useTellFailure } from '../dialogs/use-tell-failure.ts'

/** The work behind a button: once at a time however often it is pressed, its failure told in a dialog. */
export function useAction<A extends readonly unknown[]>(work: (...args: A) => Promise<unknown>, failure: string) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const tellFailure = useTellFailure()
  const run = async (...args: A) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work(...args)
    } catch (error) {
      await tellFailure(failure)(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run: (...args: A) => void run(...args) }
}
