import { Button } from '../actions/button.tsx'
import classes from './cambios.module.css'

interface CambiosProps {
  /** Rows came, went or moved, and wait. */
  readonly hay: boolean
  readonly onActualizar: () => void
}

/** Over a list that does not move under a hand: what waits is asked for (lib/held-list). */
export function Cambios({ hay, onActualizar }: CambiosProps) {
  return (
    <div className={classes.cambios} role="status">
      {hay && (
        <Button className={classes.aviso} onClick={onActualizar}>
          Hay cambios: actualizar
        </Button>
      )}
    </div>
  )
}
