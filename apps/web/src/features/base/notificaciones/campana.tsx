import { notificacionesMessages } from '@alerce/contract/messages/base/notificaciones'
import { IconBell } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAction } from '../../../components/actions/use-action.ts'
import { useDismiss } from '../../../components/layout/use-dismiss.ts'
import classes from './notificaciones.module.css'
import { type NotificacionesLeidas, SIN_FILTRO, useNotificaciones } from './queries.ts'
import { useAvisar } from './use-avisar.ts'

/** The bell of the top bar, with a dot while something is unread, and its panel (spec 1 §2, Header). */
export function Campana() {
  const lectura = useNotificaciones(SIN_FILTRO)
  const { pathname } = useLocation()
  // The bell closes when the screen changes
  return <Boton key={pathname} {...lectura} />
}

/** Wide screens hold the panel beside their content: there it stays until it is closed. */
const isDocked = () => window.matchMedia('(width >= 1400px)').matches

/** Most screens are left without it: it comes when it is asked for. */
const load = async () => (await import('./panel.tsx')).Panel

function Boton({ noLeidas, notificaciones }: Pick<NotificacionesLeidas, 'noLeidas' | 'notificaciones'>) {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType<{ onLeave: () => void }> | null>(null)
  const { run: bring } = useAction(async () => {
    const Loaded = await load()
    setPanel(() => Loaded)
  }, notificacionesMessages.readFailed.text)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  useDismiss({ open, root, button, close, stays: isDocked })
  const show = () => {
    setOpen(true)
    if (!Panel) bring()
  }
  useAvisar(notificaciones, show)
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={classes.bell}
        aria-label={noLeidas > 0 ? `Notificaciones, ${noLeidas} sin leer` : 'Notificaciones'}
        aria-expanded={open}
        onClick={open ? close : show}
      >
        <IconBell size={20} stroke={1.75} aria-hidden="true" />
        {noLeidas > 0 && <span className={classes.dot} />}
      </button>
      {open && Panel && <Panel onLeave={close} />}
    </div>
  )
}
