import { type ReactNode, useState } from 'react'
import { ReasonedButton } from '../actions/reasoned-button.tsx'
import { ActionBar } from '../layout/action-bar.tsx'

interface SaveActionsProps {
  /** Why nothing can be saved; null: it can. */
  readonly lock: string | null
  /** Link onward, in place of advancing while that is locked. */
  readonly onward?: ReactNode
  /** Why there is nothing to save now; null: there is. */
  readonly closed?: string | null
  /** Why it can be saved but not taken further; null: it can. */
  readonly hold?: string | null
  readonly busy: boolean
  /** The words of the button that saves and stays. */
  readonly save: string
  /** Another button, before these. */
  readonly extra?: ReactNode
  /** Text about the step after advancing. */
  readonly next: ReactNode
  onSave(advance: boolean): unknown
}

/** Save and stay, or save and advance; the pressed button shows its progress (spec 2 §2). */
export function SaveActions({ lock, onward, closed = null, hold = null, ...rest }: SaveActionsProps) {
  const { busy, save, extra, next, onSave } = rest
  const [advancing, setAdvancing] = useState(false)
  const instead = lock === null ? null : onward
  const press = (advance: boolean) => () => {
    setAdvancing(advance)
    onSave(advance)
  }
  return (
    <ActionBar next={instead ? null : next}>
      {extra}
      <ReasonedButton reason={lock ?? closed} busy={busy && !advancing} onClick={press(false)}>
        {save}
      </ReasonedButton>
      {instead || (
        <ReasonedButton kind="primary" reason={lock ?? hold} busy={busy && advancing} onClick={press(true)}>
          Avanzar en la Postulación
        </ReasonedButton>
      )}
    </ActionBar>
  )
}
