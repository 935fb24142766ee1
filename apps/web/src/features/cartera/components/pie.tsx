import { Link } from 'react-router'
import { goTo } from '../../../lib/routes.ts'
import classes from './cartera.module.css'

export function Pie() {
  return (
    <footer className={classes.pie}>
      <nav aria-label="Otras pantallas">
        <Link to={goTo('agenda')}>Calendario</Link>
        <Link to={goTo('statistics')}>Mis Estadísticas</Link>
      </nav>
    </footer>
  )
}
