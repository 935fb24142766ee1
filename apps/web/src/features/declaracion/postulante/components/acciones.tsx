import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import classes from '../postulante.module.css'

interface AccionesProps {
  readonly accept: string
  readonly busy: boolean
  readonly failure: string | null
  /** Absent: the button sends its form. */
  readonly onAccept?: () => void
  readonly other?: { readonly label: string; readonly onPress: () => void }
}

/** Buttons of a step, in a fixed order: failure above, main button, alternative below. */
export function Acciones({ accept, busy, failure, onAccept, other }: AccionesProps) {
  const waits = useId()
  return (
    <div className={classes.acciones}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button kind="primary" type={onAccept ? 'button' : 'submit'} busy={busy} onClick={onAccept}>
        {accept}
      </Button>
      {other && (
        <Button
          aria-disabled={busy || undefined}
          aria-describedby={busy ? waits : undefined}
          onClick={() => !busy && other.onPress()}
        >
          {other.label}
        </Button>
      )}
      {other && busy && (
        <span id={waits} className="vh">
          Espere a que termine lo que está en camino.
        </span>
      )}
    </div>
  )
}
