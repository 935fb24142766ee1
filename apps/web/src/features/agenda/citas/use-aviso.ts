import { useCallback, useRef, useState } from 'react'

/** What was just done, or why it was not. */
export interface AgendaNews {
  readonly id: number
  readonly text: string
  readonly undo?: () => void
}

/** The last thing the calendar has to say; the next one takes its place. What can be undone is remembered, step by step. */
export function useAviso() {
  const [aviso, setAviso] = useState<AgendaNews | null>(null)
  const steps = useRef<(() => void)[]>([])
  const say = (text: string, undo?: () => void) => {
    const step = () => {
      steps.current = steps.current.filter((one) => one !== step)
      undo?.()
    }
    if (undo) steps.current.push(step)
    setAviso((last) => ({ id: (last?.id ?? 0) + 1, text, ...(undo ? { undo: step } : {}) }))
  }
  /** One step back, also when its words have gone from the screen. */
  const undoLast = () => steps.current.at(-1)?.()
  const hush = useCallback(() => setAviso(null), [])
  return { aviso, say, hush, undoLast }
}
