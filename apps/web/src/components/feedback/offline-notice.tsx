import { useOnline } from '../../lib/browser/use-online.ts'
import classes from './feedback.module.css'

export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <p className={classes.offline} role="status">
      Sin conexión. Lo que escriba se guarda en este equipo y se envía al volver.
    </p>
  )
}
