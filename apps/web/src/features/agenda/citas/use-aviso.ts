import { useCallback, useRef, useState } from 'react'
import { LET_GO, type OnLetGo } from '../../../lib/form/let-go.ts'

/** What was just done, or why it was not. */
export interface AgendaNews {
  readonly id: number
  readonly text: string
  /** What can be done about it. */
  readonly way?: { readonly word: string; readonly go: () => void } | undefined
}

/** The last thing the calendar has to say; the next one takes its place. What can be undone is remembered, step by step. */
export function useAviso() {
  const [aviso, setAviso] = useState<AgendaNews | null>(null)
  const steps = useRef<(() => void)[]>([])
  const show = (text: string, way?: AgendaNews['way']) => setAviso((last) => ({ id: (last?.id ?? 0) + 1, text, way }))
  const say = (text: string, undo?: () => void) => {
    const step = () => {
      steps.current = steps.current.filter((one) => one !== step)
      undo?.()
    }
    if (undo) steps.current.push(step)
    show(text, undo && { word: 'Deshacer', go: step })
  }
  /** One step back, also when its words have gone from the screen. */
  const undoLast = () => steps.current.at(-1)?.()
  const hush = useCallback(() => setAviso(null), [])
  /** What was written was let go with its dialog: no step of the calendar's, and so none that Ctrl+Z takes back. */
  const letGo =
    (reopen: () => void): OnLetGo =>
    (back) =>
      show(LET_GO.text, back && { word: LET_GO.word, go: () => void back().then(reopen, () => show(LET_GO.failed)) })
  return { aviso, say, letGo, hush, undoLast }
}
