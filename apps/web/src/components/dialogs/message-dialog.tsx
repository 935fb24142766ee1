import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './dialog.module.css'
import { Dialog } from './dialog.tsx'

export type MessageTone = 'error' | 'ok' | 'info'

const icons = { error: IconAlertCircle, ok: IconCircleCheck, info: IconInfoCircle }

interface MessageDialogProps {
  readonly text: string
  readonly tone?: MessageTone
  readonly title?: string
  /** The way on: it is the first thing that Enter does, and "Cerrar" stays. */
  readonly next?: { readonly name: string; readonly onPress: () => void }
  readonly onClose: () => void
}

/** A message of the specification: its exact text and "Cerrar" (spec 1 §8). */
export function MessageDialog({ text, tone = 'error', title, next, onClose }: MessageDialogProps) {
  const Icon = icons[tone]
  const footer = (
    <>
      <Button {...(next ? {} : { kind: 'primary', 'data-first': true })} onClick={onClose}>
        Cerrar
      </Button>
      {next && (
        <Button kind="primary" data-first onClick={next.onPress}>
          {next.name}
        </Button>
      )}
    </>
  )
  return (
    <Dialog {...(title ? { title } : {})} role="alertdialog" onClose={onClose} footer={footer}>
      <p className={classes.message} data-tone={tone}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span>
          <Enteros>{text}</Enteros>
        </span>
      </p>
    </Dialog>
  )
}
