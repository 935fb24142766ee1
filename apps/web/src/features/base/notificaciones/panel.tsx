import {
  clasesDe,
  clasesDeNotificacion,
  tiposDeNotificacion,
} from '@alerce/contract/catalogos/base/clases-de-notificacion'
import { notificacionesMessages, preferenciasMessages } from '@alerce/contract/messages/base/notificaciones'
import { relatoDeDecision } from '@alerce/contract/messages/postulacion/decision'
import { PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { type Tell, useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { Selector } from '../../../components/filters/selector.tsx'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useSeen } from '../../../lib/browser/use-seen.ts'
import { LET_GO } from '../../../lib/form/let-go.ts'
import { useOffers, useSession } from '../../../lib/session/session.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { useWrite } from '../../../lib/use-call.ts'
import { AvisosDialog } from './avisos-dialog.tsx'
import classes from './notificaciones.module.css'
import { horaDe, porDia } from './por-dia.ts'
import { PreferenciasDialog } from './preferencias-dialog.tsx'
import {
  type FiltroDeNotificaciones,
  type Notificacion,
  type NotificacionesLeidas,
  SIN_FILTRO,
  useDesdeLaPrimera,
  useNotificaciones,
} from './queries.ts'
import { useAbrir } from './use-abrir.ts'

/** Form of a decision: fetched with the first one. */
const Decidir = lazy(async () => ({ default: (await import('./decidir.tsx')).Decidir }))

interface ItemProps {
  readonly notificacion: Notificacion
  readonly onClick: () => void
}

/** Notification with its text, prospect and time. Unread: a disc, bold text, and words for screen readers. */
function Item({ notificacion, onClick }: ItemProps) {
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

/** All of them are read, up to the newest on screen; undone, those that it marked are unread again. */
function useMarcarTodas(tell: Tell) {
  const { notificaciones = [] } = useNotificaciones(SIN_FILTRO)
  const { mutateAsync: marcar } = useWrite('marcarNotificaciones')
  const { mutateAsync: desmarcar } = useWrite('desmarcarNotificaciones')
  const hasta = Math.max(0, ...notificaciones.map(({ notificacionId }) => notificacionId))
  const undoes = useOffers('desmarcarNotificaciones')
  const { busy, run } = useAction(async () => {
    await marcar({ hasta }, ({ marcadas, en }) =>
      tell(
        marcadas === 1 ? '1 notificación leída' : `${marcadas} notificaciones leídas`,
        undoes ? (said) => desmarcar({ en }, said) : undefined,
      ),
    )
  }, notificacionesMessages.saveFailed.text)
  return { busy, marcar: run }
}

interface FiltroProps {
  readonly filtro: FiltroDeNotificaciones
  readonly onChange: (filtro: FiltroDeNotificaciones) => void
}

const LEIDAS = { N: 'Por leer', S: 'Leídas' } as const

/** Filters by read state and by type. */
function Filtro({ filtro, onChange }: FiltroProps) {
  const { leida, tipo } = filtro
  return (
    <>
      <Selector
        label="Leídas o por leer"
        every="Todas"
        value={leida ?? ''}
        options={Object.entries(LEIDAS).map(([value, label]) => ({ value, label }))}
        failure={null}
        onChange={(value) => {
          const { leida: _, ...rest } = filtro
          onChange(value === 'S' || value === 'N' ? { ...rest, leida: value } : rest)
        }}
      />
      <Selector
        label="De qué tratan"
        every="De todo"
        value={tipo ?? ''}
        options={tiposDeNotificacion.map((value) => ({ value, label: clasesDeNotificacion[value] }))}
        failure={null}
        onChange={(value) => {
          const { tipo: _, ...rest } = filtro
          const chosen = tiposDeNotificacion.find((one) => one === value)
          onChange(chosen ? { ...rest, tipo: chosen } : rest)
        }}
      />
    </>
  )
}

interface PedidoProps {
  readonly autorizacion: NonNullable<Notificacion['autorizacion']>
  readonly tell: Tell
}

/** Decision that a notification asks for, or who made it. */
function Pedido({ autorizacion, tell }: PedidoProps) {
  const [open, setOpen] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const { autorizacionId, estado } = autorizacion
  // Its buttons go with the decision: the focus stays on the notification
  const close = () => {
    ref.current?.closest('li')?.querySelector('button')?.focus()
    setOpen(false)
  }
  return (
    <div ref={ref} className={classes.pedido}>
      {estado === PENDIENTE ? (
        <Button kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          Decidir
        </Button>
      ) : (
        <p>{relatoDeDecision(autorizacion, false)}</p>
      )}
      {open && estado === PENDIENTE && (
        <Suspense fallback={<LoadingBar />}>
          <Decidir autorizacionId={autorizacionId} onDecided={tell} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

interface PanelProps {
  readonly onLeave: () => void
}

/** The notifications by day, newest first; the next page comes when the last of them is seen. */
export function Panel({ onLeave }: PanelProps) {
  const id = useId()
  const open = useAbrir(onLeave)
  const [filtro, setFiltro] = useState(SIN_FILTRO)
  const [avisos, setAvisos] = useState(false)
  const [leidas, setLeidas] = useState<ReplyOf<'obtenerPreferenciasDeAvisos'> | null>(null)
  const preferencias = useAction(
    async () => setLeidas(await call('obtenerPreferenciasDeAvisos', {})),
    preferenciasMessages.readFailed.text,
  )
  const lectura = useNotificaciones(filtro)
  useDesdeLaPrimera()
  const { notificaciones: todas, noLeidas, loading, more } = lectura
  const session = useSession()
  const propias = !session.roles.includes('supervisor')
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
                  <Item notificacion={one} onClick={() => open(one)} />
                  {one.autorizacion && <Pedido autorizacion={one.autorizacion} tell={tell} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {more && <Siguiente lectura={lectura} />}
        {propias && clasesDe(session.roles).length > 0 && (
          <div className={classes.pie}>
            <Button kind="quiet" onClick={() => setAvisos(true)}>
              Avisos en este equipo
            </Button>
            <Button kind="quiet" busy={preferencias.busy} onClick={preferencias.run}>
              Preferencias de avisos
            </Button>
          </div>
        )}
      </section>
      {avisos && <AvisosDialog onClose={() => setAvisos(false)} />}
      {leidas && (
        <PreferenciasDialog
          leidas={leidas}
          onSaved={(said) => {
            setLeidas(null)
            tell(said)
          }}
          onClose={() => setLeidas(null)}
          onLetGo={() => tell(LET_GO.text)}
        />
      )}
      {toast}
    </>
  )
}

/** Button for the next page after a failure: an automatic retry would repeat without end. */
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
