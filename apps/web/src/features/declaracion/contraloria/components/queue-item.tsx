import classes from '../contraloria.module.css'
import { esperaDesde } from '../espera.ts'
import type { CasoEnCola } from '../queries.ts'

interface QueueItemProps {
  readonly caso: CasoEnCola
  /** Milliseconds since the epoch: when the queue was read. */
  readonly now: number
  readonly current: boolean
  readonly onOpen: () => void
}

/** A waiting case: the second line says why a machine did not decide it. */
export function QueueItem({ caso: { nombre, folio, motivo, asesor, espera }, now, current, onOpen }: QueueItemProps) {
  const { text, late } = esperaDesde(espera, now)
  return (
    <li>
      <button type="button" className={classes.item} aria-current={current || undefined} onClick={onOpen}>
        <b>{nombre}</b>
        <time dateTime={espera} data-late={late || undefined}>
          {text}
        </time>
        <small>
          {folio} · {motivo}
        </small>
        <small>{asesor}</small>
      </button>
    </li>
  )
}
