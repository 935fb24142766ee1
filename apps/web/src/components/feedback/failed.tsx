import { IconAlertCircle } from '@tabler/icons-react'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './feedback.module.css'

interface FailedProps {
  /** What happened, in the words of the catalogue. */
  readonly text: string
  readonly onRetry: () => void
  readonly busy?: boolean
}

/** A list or a screen that could not be read: what happened, and a way to try again. */
export function Failed({ text, onRetry, busy = false }: FailedProps) {
  return (
    <div className={classes.state} data-tone="bad" role="alert">
      <IconAlertCircle size={28} stroke={1.5} aria-hidden="true" />
      <p>
        <Enteros>{text}</Enteros>
      </p>
      <Button busy={busy} onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  )
}
