import classes from '../notificaciones.module.css'
import { horaDe } from '../por-dia.ts'
import type { Notificacion } from '../queries.ts'

interface ItemProps {
  readonly notificacion: Notificacion
  readonly onClick: () => void
}

/** What happened, when, to whom; unread has a disc, a heavier hand and words for who does not see them. */
export function Item({ notificacion, onClick }: ItemProps) {
  const { mensaje, nombreProspecto, fechaHoraNotificacion, leida } = notificacion
  return (
    <button type="button" className={classes.item} data-unread={leida === 'N' || undefined} onClick={onClick}>
      <span>
        {leida === 'N' && <span className="vh">Sin leer:</span>} {mensaje}
      </span>{' '}
      <time dateTime={fechaHoraNotificacion}>{horaDe(notificacion)}</time> <small>{nombreProspecto}</small>
    </button>
  )
}
