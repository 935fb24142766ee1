import { Button } from '../actions/button.tsx'
import classes from './cambios.module.css'

interface CambiosProps {
  /** Rows were added, removed or moved, and wait. */
  readonly hay: boolean
  readonly onActualizar: () => void
}

/** Button over a held list (lib/held-list) that shows the waiting changes on request. */
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
