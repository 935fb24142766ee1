import { notificacionesMessages } from '@alerce/contract/messages/base/notificaciones'
import { useId } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useSeen } from '../../../../lib/browser/use-seen.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import classes from '../notificaciones.module.css'
import { porDia } from '../por-dia.ts'
import { type NotificacionesLeidas, useDesdeLaPrimera } from '../queries.ts'
import { useAbrir } from '../use-abrir.ts'
import { Item } from './item.tsx'

interface PanelProps {
  readonly lectura: NotificacionesLeidas
  readonly onLeave: () => void
}

/** The notifications by day, newest first; the next page comes when the last of them is seen. */
export function Panel({ lectura, onLeave }: PanelProps) {
  const id = useId()
  const abrir = useAbrir(onLeave)
  useDesdeLaPrimera()
  const { notificaciones: todas, noLeidas, loading, more } = lectura
  return (
    <section className={classes.panel} aria-labelledby={id} aria-busy={loading}>
      <header>
        <h2 id={id}>Notificaciones</h2>
        {noLeidas > 0 && <span>{noLeidas} sin leer</span>}
      </header>
      {todas?.length === 0 && <p>{notificacionesMessages.vacio.text}</p>}
      {porDia(todas ?? [], todayInSantiago()).map(({ fecha, titulo, notificaciones }) => (
        <section key={fecha} aria-label={titulo}>
          <h3>{titulo}</h3>
          <ul>
            {notificaciones.map((one) => (
              <li key={one.notificacionId}>
                <Item notificacion={one} onClick={() => abrir(one)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more && <Siguiente lectura={lectura} />}
    </section>
  )
}

/** A page that did not come is not asked for again by itself: that would go on for ever. */
function Siguiente({ lectura: { loading, moreFailed, onMore } }: { readonly lectura: NotificacionesLeidas }) {
  const ref = useSeen({ onSeen: onMore, active: !loading && !moreFailed })
  return (
    <div ref={ref} className={classes.next}>
      <Button kind="quiet" busy={loading} onClick={onMore}>
        Ver más
      </Button>
    </div>
  )
}
