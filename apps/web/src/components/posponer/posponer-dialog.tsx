import { miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import { aDDMMYYYY, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { diasDeVuelta, vueltasOfrecidas } from '@alerce/domain/cartera/mi-dia/posponer'
import { todayInSantiago } from '../../lib/time/clock.ts'
import { fechaEnPalabras } from '../../lib/time/en-palabras.ts'
import { Button } from '../actions/button.tsx'
import { useAction } from '../actions/use-action.ts'
import { Dialog, wayOut } from '../dialogs/dialog.tsx'
import { Calendar } from '../fields/popup/calendar.tsx'
import classes from './posponer-dialog.module.css'

export interface PospuestoDialogProps {
  /** Names the matter, and says when it comes back. */
  readonly texto: string
  /** Day to which it is postponed now. */
  readonly vuelve: FechaISO | null
  readonly onElegir: (vuelve: FechaISO) => Promise<unknown>
  readonly onClose: () => void
}

const palabras = { 1: 'Mañana', 3: 'En 3 días' } as const

/** Dialog that postpones: a press on a day does it. */
export function PosponerDialog({ texto, vuelve, onElegir, onClose }: PospuestoDialogProps) {
  const { busy, run } = useAction(onElegir, miDiaMessages.noPospuesto.text)
  const hoy = todayInSantiago()
  const { desde, hasta } = diasDeVuelta(hoy)
  const leave = wayOut(busy, onClose)
  return (
    <Dialog title="Posponer" onClose={leave.onClick} footer={<Button {...leave}>Cancelar</Button>}>
      <p>{texto}</p>
      <div className={classes.dias}>
        {vueltasOfrecidas(hoy).map(({ fecha, dias }, index) => (
          <Button
            key={fecha}
            kind="tonal"
            busy={busy}
            {...(index === 0 ? { 'data-first': true } : {})}
            onClick={() => run(fecha)}
          >
            {dias === null ? 'El siguiente día hábil' : palabras[dias]} <small>{fechaEnPalabras(fecha)}</small>
          </Button>
        ))}
      </div>
      <fieldset className={classes.otra} aria-label="Otra fecha">
        <p aria-hidden="true">Otra fecha</p>
        <Calendar
          byYear={false}
          opensAt={vuelve ?? desde}
          min={desde}
          max={hasta}
          isChosen={(fecha) => fecha === vuelve}
          nameOf={aDDMMYYYY}
          onPick={run}
        />
      </fieldset>
    </Dialog>
  )
}
