import { useCallback, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Toast } from './toast.tsx'

type Undo = () => Promise<unknown>

/** Says over the page what was done: `tell('FUN eliminado', undo)`. */
export type Tell = (text: string, undo?: Undo) => void

/** What was done and, where it can be, a way to undo it. Render `toast` always. `failure`: when undoing fails. */
export function useUndoToast(failure: string) {
  const [said, setSaid] = useState<{ readonly text: string; readonly undo?: Undo | undefined } | null>(null)
  const gone = useCallback(() => setSaid(null), [])
  const tell: Tell = useCallback((text, undo) => setSaid({ text, undo }), [])
  const { busy, run } = useAction(async (undo: Undo) => {
    await undo()
    setSaid({ text: 'Se deshizo el cambio.' })
  }, failure)
  const undo = said?.undo
  const action = undo && (
    <Button kind="quiet" busy={busy} onClick={() => run(undo)}>
      Deshacer
    </Button>
  )
  return { tell, toast: <Toast text={said?.text ?? null} action={action} onGone={gone} /> }
}
