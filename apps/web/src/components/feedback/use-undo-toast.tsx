import { useIsMutating } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { LET_GO, type OnLetGo } from '../../lib/form/let-go.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Toast } from './toast.tsx'

type Undo = () => Promise<unknown>

/** Says over the page what was done: `tell('FUN eliminado', undo)`. */
export type Tell = (text: string, undo?: Undo) => void

interface Said {
  readonly text: string
  readonly undo?: Undo | undefined
  /** On the button. What another word than this one does is seen by itself. */
  readonly word?: string
}

const UNDO = 'Deshacer'

/**
 * What was done and, where it can be, a way to undo it. Render `toast` always. `failure`: when undoing fails. While the
 * next act is under way its way to undo is withdrawn: pressed late, it would undo another act than the last.
 */
export function useUndoToast(failure: string) {
  const [said, setSaid] = useState<Said | null>(null)
  const underWay = useIsMutating() > 0
  const gone = useCallback(() => setSaid(null), [])
  const tell: Tell = useCallback((text, undo) => setSaid({ text, undo }), [])
  /** What was written was let go with its dialog, which `reopen` shows again with it. */
  const letGo =
    (reopen: () => void): OnLetGo =>
    (back) => {
      const undo = async () => {
        await back?.()
        reopen()
      }
      setSaid({ ...LET_GO, undo: back && undo })
    }
  const word = said?.word ?? UNDO
  const { busy, run } = useAction(async (undo: Undo) => {
    await undo()
    setSaid(word === UNDO ? { text: 'Se deshizo el cambio.' } : null)
  }, failure)
  const undo = said?.undo
  const action = undo && (busy || !underWay) && (
    <Button kind="quiet" busy={busy} onClick={() => run(undo)}>
      {word}
    </Button>
  )
  return { tell, letGo, toast: <Toast text={said?.text ?? null} action={action} onGone={gone} /> }
}
