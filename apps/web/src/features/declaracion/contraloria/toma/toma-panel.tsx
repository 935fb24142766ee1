import { tomaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useRef, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { OnAnswered } from '../../../../lib/contraloria/resultados.ts'
import { LET_GO } from '../../../../lib/form/let-go.ts'
import { useScreenKey } from '../../../../lib/keys/use-screen-key.ts'
import classes from '../contraloria.module.css'
import { type CasoDeContraloria, type Situacion, useSoltar, useTomar } from '../queries.ts'
import { AsignarDialog } from './asignar-dialog.tsx'
import { DejarDialog } from './dejar-dialog.tsx'
import { TomarDialog } from './tomar-dialog.tsx'
import { type Asked, useOnceRead } from './use-once-read.ts'

interface TomaPanelProps {
  readonly caso: CasoDeContraloria
  /** Undefined: it is not read yet, and what is asked of it waits. */
  readonly toma: Situacion['toma'] | undefined
  readonly pedida: Asked
  readonly onDone: OnAnswered
}

function quienLoTiene(toma: TomaPanelProps['toma']): string {
  if (toma === undefined) return 'Leyendo quién tiene el caso…'
  if (toma === null) return 'Nadie ha tomado este caso.'
  const desde = `desde el ${fechaYHora(toma.desde)}`
  const asignado = toma.asignadaPor === null ? '' : ` Lo asignó ${toma.asignadaPor}.`
  return `${toma.propia ? 'Usted lo tiene' : `Lo tiene ${toma.por}`} ${desde}.${asignado}`
}

/** Who works on the case: it is taken, let go, given to somebody, or left in the queue with a note. */
export function TomaPanel({ caso: { identificador, nombre }, toma, pedida, onDone }: TomaPanelProps) {
  const [open, setOpen] = useState<'tomar' | 'asignar' | 'dejar' | null>(null)
  const { mutateAsync: tomar } = useTomar()
  const { mutateAsync: soltar } = useSoltar()
  const { letGo, toast } = useUndoToast(LET_GO.failed)
  const read = toma !== undefined
  const own = toma?.propia === true
  const failed = own ? tomaMessages.soltarFailed : tomaMessages.tomaFailed
  const { busy, run } = useAction(() => (own ? soltar({ identificador }) : tomar({ identificador })), failed.text)
  const ajena = toma?.propia === false
  const close = () => setOpen(null)
  const act = () => (ajena ? setOpen('tomar') : run())
  // asked before it was known that one has it already: there is nothing left to take
  const take = useOnceRead(pedida, read, act, () => !own && act())
  const root = useRef<HTMLElement>(null)
  useScreenKey(root, 't', take)
  const dialog = (which: 'tomar' | 'asignar' | 'dejar') => ({
    ...{ identificador, onClose: close, onLetGo: letGo(() => setOpen(which)) },
  })
  return (
    <section ref={root} className={classes.toma} aria-label="Quién tiene el caso">
      <p role="status">{quienLoTiene(toma)}</p>
      <div>
        <Button busy={busy || pedida.asked} aria-keyshortcuts="T" onClick={take}>
          {own ? 'Soltar' : 'Tomar'}
        </Button>
        <Button kind="quiet" onClick={() => setOpen('asignar')}>
          Asignar
        </Button>
        {read && !ajena && (
          <Button kind="quiet" onClick={() => setOpen('dejar')}>
            Dejar en cola
          </Button>
        )}
      </div>
      {open === 'tomar' && toma && <TomarDialog {...dialog('tomar')} de={toma.por} />}
      {open === 'asignar' && <AsignarDialog {...dialog('asignar')} ajeno={ajena} />}
      {open === 'dejar' && (
        <DejarDialog {...dialog('dejar')} onDone={() => onDone(`${nombre} quedó en la cola, con su nota`, null)} />
      )}
      {toast}
    </section>
  )
}
