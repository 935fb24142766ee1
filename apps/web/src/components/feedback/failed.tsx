import { IconAlertCircle } from '@tabler/icons-react'
import { messageOf } from '../../lib/api/errors.ts'
import { Button } from '../actions/button.tsx'
import { Enteros } from '../values/enteros.tsx'
import classes from './feedback.module.css'

interface FailedProps {
  /** Text of the failure, from the message catalogue. */
  readonly text: string
  readonly onRetry: () => void
  readonly busy?: boolean
}

/** State of a list or screen that could not be read: the cause, and a retry. */
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

/** Part of a query used after its failure. */
export interface ReadingToRetry {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface NotReadProps {
  readonly of: ReadingToRetry
  /** Text for failures without a message of the server. */
  readonly failure: string
}

/** Failure of a query, with a retry. */
export const NotRead = ({ of, failure }: NotReadProps) => (
  <Failed text={messageOf(of.error, failure)} busy={of.isFetching} onRetry={() => void of.refetch()} />
)
