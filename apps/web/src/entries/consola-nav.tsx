import { useLocation } from 'react-router'
import { LinkTabs } from '../components/layout/link-tabs.tsx'
import { type Screen, screens } from '../lib/routes.ts'
import { type Entry, type Session, useSession } from '../lib/session/session.ts'
import classes from './consola-nav.module.css'

interface Place {
  readonly screen: Screen
  readonly name: string
  readonly roles: Session['roles']
  /** Where it stands, when not in the console. */
  readonly entry?: Entry
}

const places: readonly Place[] = [
  { screen: 'home', name: 'Cartera', roles: ['jefatura'], entry: 'dashboard' },
  { screen: 'autorizaciones', name: 'Autorizaciones', roles: ['jefatura'] },
  { screen: 'contraloria', name: 'Contraloría', roles: ['contraloria'] },
  { screen: 'usuarios', name: 'Usuarios', roles: ['administracion'] },
  { screen: 'enlaces', name: 'Enlaces de supervisor', roles: ['administracion'] },
  { screen: 'sesiones', name: 'Sesiones', roles: ['administracion'] },
  { screen: 'accesos', name: 'Accesos', roles: ['administracion'] },
  { screen: 'clientes', name: 'Clientes API', roles: ['administracion'] },
  { screen: 'irregularidades', name: 'Irregularidades', roles: ['mesa'] },
  { screen: 'fun', name: 'FUN de baja', roles: ['mesa'] },
  { screen: 'mandatos', name: 'Mandatos', roles: ['mesa'] },
  { screen: 'rechazos', name: 'Rechazos de autenticación', roles: ['mesa'] },
  { screen: 'correos', name: 'Correos', roles: ['mesa', 'administracion'] },
]

/** The desks of /consola that this person's roles open; nothing where there is but one. */
export function ConsolaNav() {
  const { roles } = useSession()
  const { pathname } = useLocation()
  const mine = places.filter((place) => place.roles.some((role) => roles.includes(role)))
  if (mine.length < 2) return null
  const tabs = mine.map(({ screen, name, entry }) => ({
    to: screens[screen],
    name,
    entry,
    current: pathname === screens[screen],
  }))
  return (
    <div className={classes.nav}>
      <LinkTabs label="Consola" tabs={tabs} />
    </div>
  )
}

/** The two places of a head of team: the portfolio of the team, and what waits for a decision in the console. */
export function JefaturaNav() {
  const { roles } = useSession()
  const { pathname } = useLocation()
  if (!roles.includes('jefatura')) return null
  const tabs = [
    { to: screens.home, name: 'Cartera', current: pathname === screens.home },
    { to: screens.autorizaciones, name: 'Autorizaciones', current: false, entry: 'consola' as const },
  ]
  return (
    <div className={classes.nav}>
      <LinkTabs label="Jefatura" tabs={tabs} />
    </div>
  )
}
