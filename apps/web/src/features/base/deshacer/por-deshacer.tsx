import { deshacerMessages } from '@alerce/contract/messages/base/notificaciones'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useDismiss } from '../../../components/layout/use-dismiss.ts'
import { type CallName, call, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { restoreDada } from '../../../lib/contraloria/dada.ts'
import { useLive } from '../../../lib/events.ts'
import { offers, useSession } from '../../../lib/session/session.ts'
import { now } from '../../../lib/time/clock.ts'
import { useWork } from '../../../lib/use-call.ts'
import classes from './por-deshacer.module.css'

type Acto = ReplyOf<'obtenerPorDeshacer'>[number]

/** Milliseconds until the first act can no longer be undone; false: no act. */
function untilNext(actos: readonly Acto[] | undefined): number | false {
  const [next] = actos ?? []
  return next ? Math.max(1_000, Date.parse(next.hasta) - Date.parse(now())) : false
}

/** Acts that the person can still undo, on each of their screens. Draws nothing while there are none. */
export function PorDeshacer() {
  useLive('obtenerPorDeshacer')
  const session = useSession()
  const { roles } = session
  const { data = [] } = useQuery({
    ...readOptions('obtenerPorDeshacer', {}, { enabled: !roles.includes('supervisor') }),
    refetchInterval: ({ state }) => untilNext(state.data),
  })
  const { pathname } = useLocation()
  const actos = data.filter(({ deshace }) => offers(session, deshace as CallName))
  if (actos.length === 0) return null
  return <Lista key={pathname} actos={actos} />
}

function Lista({ actos }: { readonly actos: readonly Acto[] }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismiss({ open, root, button, close: () => setOpen(false) })
  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={`Por deshacer, ${actos.length}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
        <span aria-hidden="true">{actos.length}</span>
      </button>
      {open && (
        <section className={classes.panel} aria-labelledby="por-deshacer">
          <h2 id="por-deshacer">Por deshacer</h2>
          <ul>
            {actos.map((acto) => (
              <li key={acto.id}>
                <Uno acto={acto} onUndone={() => button.current?.focus()} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface UnoProps {
  readonly acto: Acto
  readonly onUndone: () => void
}

function Uno({ acto: { dice, nombre, deshace, pedido, hasta }, onUndone }: UnoProps) {
  const name = deshace as CallName
  const { mutateAsync: undo } = useWork(async () => {
    await call(name, pedido as PayloadOf<CallName>)
    if (name === 'deshacerEvaluacion') await restoreDada(Number(pedido.identificador))
  }, [name, 'obtenerPorDeshacer'])
  const { busy, run } = useAction(() => undo(undefined, onUndone), deshacerMessages.noDeshecho.text)
  const what = nombre === '' ? dice : `${dice}: ${nombre}`
  return (
    <>
      <p>
        {what} <small>hasta {fechaYHora(hasta)}</small>
      </p>
      <Button kind="quiet" busy={busy} aria-label={`Deshacer. ${what}`} onClick={() => run()}>
        Deshacer
      </Button>
    </>
  )
}
