import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Button } from '../../../../../components/actions/button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import classes from '../../../../../components/mesa/mesa.module.css'

interface EliminarButtonProps {
  readonly eliminar: () => Promise<unknown>
}

/** Takes back what was written down by mistake; what is told afterwards undoes it. */
export function EliminarButton({ eliminar }: EliminarButtonProps) {
  const { busy, run } = useAction(eliminar, mesaMessages.funNoGuardado.text)
  return (
    <Button kind="quiet" className={classes.aside ?? ''} busy={busy} onClick={run}>
      Eliminar
    </Button>
  )
}
