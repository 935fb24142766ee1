import { screens } from '@alerce/contract/screens'
import { Link } from 'react-router'
import { goTo } from '../../../../lib/routes.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import classes from './cartera.module.css'

/** The other screens of an advisor, always in reach. */
export function Pie() {
  const reader = useReader()
  return (
    <footer className={classes.pie}>
      <nav aria-label="Otras pantallas">
        <Link to={goTo('agenda')}>{screens.agenda.name}</Link>
        <Link to={goTo('tablaDatos')}>{screens.tablaDatos.name}</Link>
        <Link to={goTo('statistics')}>{screens.statistics.name}</Link>
        {!reader && <Link to={goTo('importar')}>{screens.importar.name}</Link>}
      </nav>
    </footer>
  )
}
