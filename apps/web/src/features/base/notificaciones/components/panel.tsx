import { notificacionesMessages } from '@alerce/contract/messages/base/notificaciones'
import { useId, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import { useSeen } from '../../../../lib/browser/use-seen.ts'
import { useSession } from '../../../../lib/session/session.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import classes from '../notificaciones.module.css'
import { porDia } from '../por-dia.ts'
import { type NotificacionesLeidas, SIN_FILTRO, useDesdeLaPrimera, useNotificaciones } from '../queries.ts'
import { useAbrir } from '../use-abrir.ts'
import { useMarcarTodas } from '../use-marcar-todas.ts'
import { Filtro } from './filtro.tsx'
import { Item } from './item.tsx'

interface PanelProps {
  readonly onLeave: () => void
}

/** The notifications by day, newest first; the next page comes when the last of them is seen. */
export function Panel({ onLeave }: PanelProps) {
  const id = useId()
  const abrir = useAbrir(onLeave)
  const [filtro, setFiltro] = useState(SIN_FILTRO)
  const lectura = useNotificaciones(filtro)
  useDesdeLaPrimera()
  const { notificaciones: todas, noLeidas, loading, more } = lectura
  const propias = !useSession().roles.includes('supervisor')
  const { tell, toast } = useUndoToast(notificacionesMessages.demarcarFailed.text)
  const { busy, marcar } = useMarcarTodas(tell)
  return (
    <>
      <section className={classes.panel} aria-labelledby={id} aria-busy={loading}>
        <header>
          <h2 id={id}>Notificaciones</h2>
          {noLeidas > 0 && <span>{noLeidas} sin leer</span>}
        </header>
        <div className={classes.acciones}>
          <Filtro filtro={filtro} onChange={setFiltro} />
          {propias && noLeidas > 0 && (
            <Button kind="quiet" busy={busy} onClick={marcar}>
              Marcar todas como leídas
            </Button>
          )}
        </div>
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
      {toast}
    </>
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
