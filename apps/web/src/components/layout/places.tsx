import { type Screen, screens } from '@alerce/contract/screens'
import {
  IconCalendarEvent,
  IconChartBar,
  IconHome,
  IconListCheck,
  IconTableImport,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { goTo } from '../../lib/routes.ts'
import { offersScreen, useSession } from '../../lib/session/session.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import classes from './places.module.css'

interface Place {
  readonly screen: Screen & ('home' | 'agenda' | 'tablaDatos' | 'statistics' | 'importar')
  readonly icon: TablerIcon
  /** The screen's name; parts that a narrow place hides are still read aloud. */
  readonly name: ReactNode
}

const hidden = (text: string) => <span className="vh">{text}</span>

const places: readonly Place[] = [
  { screen: 'home', icon: IconHome, name: screens.home.name },
  { screen: 'agenda', icon: IconCalendarEvent, name: screens.agenda.name },
  { screen: 'tablaDatos', icon: IconListCheck, name: <>{hidden('Listado De ')}Casos Pendientes</> },
  { screen: 'statistics', icon: IconChartBar, name: <>{hidden('Mis ')}Estadísticas</> },
  { screen: 'importar', icon: IconTableImport, name: <>Importar{hidden(' cartera')}</> },
]

/**
 * Screens of the portfolio, in reach from all others: in the top bar, and at the foot of a narrow window, where a
 * sale's own action bar takes their place.
 */
export function Places() {
  const reader = useReader()
  const session = useSession()
  const { pathname } = useLocation()
  return (
    <nav className={classes.places} aria-label="Pantallas de la cartera">
      {places.map(({ screen, icon: Icon, name }) =>
        (reader && screen === 'importar') || !offersScreen(session, screen) ? null : (
          <Link key={screen} to={goTo(screen)} aria-current={pathname === goTo(screen) ? 'page' : undefined}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <span>{name}</span>
          </Link>
        ),
      )}
    </nav>
  )
}
