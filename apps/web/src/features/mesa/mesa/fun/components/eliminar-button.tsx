import { ReasonedButton } from '../../../../../components/actions/reasoned-button.tsx'
import classes from '../../../../../components/mesa/mesa.module.css'

interface EliminarButtonProps {
  readonly busy: boolean
  /** Why not now; null: it can be. */
  readonly reason: string | null
  readonly onPress: () => void
}

/** Takes back what was written down by mistake; what is told afterwards undoes it. */
export function EliminarButton({ busy, reason, onPress }: EliminarButtonProps) {
  return (
    <ReasonedButton kind="quiet" className={classes.aside ?? ''} reason={reason} busy={busy} onClick={onPress}>
      Eliminar
    </ReasonedButton>
  )
}
