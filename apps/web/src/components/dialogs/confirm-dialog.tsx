import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import { Dialog } from './dialog.tsx'

export interface Question {
  readonly text: string
  /** Consequences to read before accepting. */
  readonly preview?: ReactNode
  /** The preview needs more width than a question. */
  readonly wide?: boolean
  readonly title?: string
  /** Label of the accept button. */
  readonly accept: string
  readonly cancel?: string
}

interface ConfirmDialogProps extends Question {
  /** The dialog stays open and disabled until this is done. */
  readonly onAccept: () => Promise<unknown>
  readonly onCancel: () => void
}

export function ConfirmDialog({ onAccept, onCancel, ...question }: ConfirmDialogProps) {
  const { text, preview, wide = false, title, accept, cancel = 'Cancelar' } = question
  const [busy, setBusy] = useState(false)
  const begun = useRef(false)
  const leave = () => {
    if (!begun.current) onCancel()
  }
  const go = () => {
    if (begun.current) return
    begun.current = true
    setBusy(true)
    void onAccept()
  }
  const footer = (
    <>
      <Button data-first aria-disabled={busy || undefined} onClick={leave}>
        {cancel}
      </Button>
      <Button kind="primary" busy={busy} onClick={go}>
        {accept}
      </Button>
    </>
  )
  return (
    <Dialog {...(title ? { title } : {})} role="alertdialog" wide={wide} onClose={leave} footer={footer}>
      <p>
        <Enteros>{text}</Enteros>
      </p>
      {preview}
    </Dialog>
  )
}
