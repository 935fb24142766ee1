import { useCallback, useState } from 'react'

/** What was just done, or why it was not. */
export interface Aviso {
  readonly id: number
  readonly text: string
  readonly undo?: () => void
}

/** The last thing the calendar has to say; the next one takes its place. */
export function useAviso() {
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const say = (text: string, undo?: () => void) =>
    setAviso((last) => ({ id: (last?.id ?? 0) + 1, text, ...(undo ? { undo } : {}) }))
  const hush = useCallback(() => setAviso(null), [])
  return { aviso, say, hush }
}
