import { Link } from 'react-router'
import { goTo } from '../../../../lib/routes.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import classes from './cartera.module.css'

export function Pie() {
  const reader = useReader()
  return (
    <footer className={classes.pie}>
      <nav aria-label="Otras pantallas">
        <Link to={goTo('agenda')}>Calendario</Link>
        <Link to={goTo('tablaDatos')}>Listado De Casos Pendientes</Link>
        <Link to={goTo('statistics')}>Mis Estadísticas</Link>
        {!reader && <Link to={goTo('importar')}>Importar cartera</Link>}
      </nav>
    </footer>
  )
}
