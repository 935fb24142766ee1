import { useCallback, useRef, useState } from 'react'
import { LET_GO, type OnLetGo } from '../../../lib/form/let-go.ts'

/** Notice of the last change, or of its failure. */
export interface AgendaNews {
  readonly id: number
  readonly text: string
  /** Button of the notice. */
  readonly way?: { readonly word: string; readonly go: () => void } | undefined
}

/** Last notice of the calendar; the next one replaces it. Undo steps are kept in a stack. */
export function useAviso() {
  const [aviso, setAviso] = useState<AgendaNews | null>(null)
  const steps = useRef<(() => Promise<void>)[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  const show = (text: string, way?: AgendaNews['way']) => setAviso((last) => ({ id: (last?.id ?? 0) + 1, text, way }))
  /**
   * Runs changes one at a time, so that an undo reverts the last one, even if it is still being sent. Each reports its
   * failure.
   */
  const inLine = (work: () => Promise<void>): void => {
    line.current = line.current.then(work)
  }
  const takeBack = async (step: (() => Promise<void>) | undefined): Promise<void> => {
    // pressed twice, it was taken back already
    if (!step || !steps.current.includes(step)) return
    steps.current = steps.current.filter((one) => one !== step)
    await step()
  }
  const say = (text: string, undo?: () => Promise<void>) => {
    if (undo) steps.current.push(undo)
    show(text, undo && { word: 'Deshacer', go: () => inLine(() => takeBack(undo)) })
  }
  /** Undoes the last step, also after its notice has closed. */
  const undoLast = () => inLine(() => takeBack(steps.current.at(-1)))
  const hush = useCallback(() => setAviso(null), [])
  /** Notice that unsaved text was dropped with its dialog. It is no step of the calendar: Ctrl+Z skips it. */
  const letGo =
    (reopen: () => void): OnLetGo =>
    (back) =>
      show(LET_GO.text, back && { word: LET_GO.word, go: () => void back().then(reopen, () => show(LET_GO.failed)) })
  return { aviso, say, inLine, letGo, hush, undoLast }
}
