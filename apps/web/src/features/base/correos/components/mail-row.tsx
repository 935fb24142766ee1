import classes from '../correos.module.css'
import type { Cabecera } from '../queries.ts'
import { palabrasDeEstado, rowOf } from '../use-lugar.ts'

interface MailRowProps {
  readonly correo: Cabecera
  readonly current: boolean
  readonly onOpen: () => void
}

/** State of a mail; one that came back after it was sent says so. */
export function MailState({ estado, rebote }: Pick<Cabecera, 'estado' | 'rebote'>) {
  return (
    <span className={classes.state} data-state={rebote ? 'fallido' : estado}>
      {rebote ? 'Rebotó' : palabrasDeEstado[estado]}
    </span>
  )
}

function MailRow({ correo: { correoId, asunto, para, fecha, estado, rebote }, current, onOpen }: MailRowProps) {
  return (
    <li>
      <button
        type="button"
        id={rowOf(correoId)}
        className={classes.row}
        aria-current={current || undefined}
        onClick={onOpen}
      >
        <b>{asunto}</b>
        <MailState estado={estado} rebote={rebote} />
        <small>{para}</small>
        <small>{fecha.slice(0, 16)}</small>
      </button>
    </li>
  )
}

interface MailListProps {
  readonly correos: readonly Cabecera[]
  /** Id of the open mail. */
  readonly chosen: number | null
  readonly onOpen: (correoId: number) => void
}

export function MailList({ correos, chosen, onOpen }: MailListProps) {
  return (
    <ol>
      {correos.map((correo) => (
        <MailRow
          key={correo.correoId}
          correo={correo}
          current={correo.correoId === chosen}
          onOpen={() => onOpen(correo.correoId)}
        />
      ))}
    </ol>
  )
}
