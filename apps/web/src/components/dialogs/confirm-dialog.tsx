import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

export interface Question {
  readonly text: string
  readonly title?: string
  /** The word that does it. */
  readonly accept: string
  readonly cancel?: string
}

interface ConfirmDialogProps extends Question {
  readonly onAnswer: (yes: boolean) => void
}

export function ConfirmDialog({ text, title, accept, cancel = 'Cancelar', onAnswer }: ConfirmDialogProps) {
  const footer = (
    <>
      <Button data-first onClick={() => onAnswer(false)}>
        {cancel}
      </Button>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        {accept}
      </Button>
    </>
  )
  return (
    <Dialog {...(title ? { title } : {})} role="alertdialog" onClose={() => onAnswer(false)} footer={footer}>
      <p>{text}</p>
    </Dialog>
  )
}
