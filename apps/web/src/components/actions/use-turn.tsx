import { useState } from 'react'
import { useConfirm } from '../dialogs/dialogs-provider.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Button } from './button.tsx'
import { useAction } from './use-action.ts'

interface TurnOptions {
  readonly activo: boolean
  /** Question before the deactivation. */
  readonly question: { readonly title: string; readonly text: string }
  /** Other question before the deactivation; true: it handles the rest. */
  readonly asksElse?: () => Promise<boolean>
  /** Switches the state; resolves with the text about it. */
  readonly act: () => Promise<string>
  readonly failure: string
}

/** Button that activates a record, or deactivates it after a confirmation, with the text of the result. */
export function useTurn({ activo, question, asksElse, act, failure }: TurnOptions) {
  const confirm = useConfirm()
  const [done, setDone] = useState<string | null>(null)
  const turn = async () => setDone(await act())
  const { busy, run } = useAction(async () => {
    if (!activo) await turn()
    else if (!(await asksElse?.())) await confirm({ ...question, accept: 'Desactivar' }, turn)
  }, failure)
  return {
    button: (
      <Button busy={busy} onClick={run}>
        {activo ? 'Desactivar' : 'Activar'}
      </Button>
    ),
    notice: done && <Notice tone="info">{done}</Notice>,
  }
}
