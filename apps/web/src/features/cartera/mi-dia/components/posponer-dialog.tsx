import { miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import { aDDMMYYYY, type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { diasDeVuelta, diasParaPosponer } from '@alerce/domain/cartera/mi-dia/posponer'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Calendar } from '../../../../components/fields/popup/calendar.tsx'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { fechaEnPalabras } from '../hace.ts'
import type { AsuntoDelDia } from '../queries.ts'
import classes from './posponer-dialog.module.css'

export interface PospuestoDialogProps {
  readonly asunto: AsuntoDelDia
  readonly onElegir: (vuelve: FechaISO) => Promise<unknown>
  readonly onClose: () => void
}

const palabras: Readonly<Record<(typeof diasParaPosponer)[number], string>> = { 1: 'Mañana', 3: 'En 3 días' }

/** Dialog that postpones a matter: a press on a day does it. */
export function PosponerDialog({ asunto: { nombre, paso, vuelve, tareaId }, onElegir, onClose }: PospuestoDialogProps) {
  const { busy, run } = useAction(onElegir, miDiaMessages.noPospuesto.text)
  const hoy = todayInSantiago()
  const { desde, hasta } = diasDeVuelta(hoy)
  const leave = wayOut(busy, onClose)
  return (
    <Dialog title="Posponer" onClose={leave.onClick} footer={<Button {...leave}>Cancelar</Button>}>
      <p>
        {nombre}: {paso}. Vuelve a su día en la fecha que elija{tareaId === null && ', o antes si el asunto cambia'}.
      </p>
      <div className={classes.dias}>
        {diasParaPosponer.map((dias, index) => {
          const fecha = sumaDias(hoy, dias)
          return (
            <Button
              key={dias}
              kind="tonal"
              busy={busy}
              {...(index === 0 ? { 'data-first': true } : {})}
              onClick={() => run(fecha)}
            >
              {palabras[dias]} <small>{fechaEnPalabras(fecha)}</small>
            </Button>
          )
        })}
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
