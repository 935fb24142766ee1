import { useLocation } from 'react-router'
import { LinkTabs } from '../components/layout/link-tabs.tsx'
import { type Screen, screens } from '../lib/routes.ts'
import { type Session, useSession } from '../lib/session/session.ts'
import classes from './consola-nav.module.css'

interface Place {
  readonly screen: Screen
  readonly name: string
  readonly roles: Session['roles']
}

const places: readonly Place[] = [
  { screen: 'contraloria', name: 'Contraloría', roles: ['contraloria'] },
  { screen: 'usuarios', name: 'Usuarios', roles: ['administracion'] },
  { screen: 'enlaces', name: 'Enlaces de supervisor', roles: ['administracion'] },
  { screen: 'sesiones', name: 'Sesiones', roles: ['administracion'] },
  { screen: 'accesos', name: 'Accesos', roles: ['administracion'] },
  { screen: 'clientes', name: 'Clientes API', roles: ['administracion'] },
  { screen: 'correos', name: 'Correos', roles: ['mesa', 'administracion'] },
]

/** The desks of /consola that this person's roles open; nothing where there is but one. */
export function ConsolaNav() {
  const { roles } = useSession()
  const { pathname } = useLocation()
  const mine = places.filter((place) => place.roles.some((role) => roles.includes(role)))
  if (mine.length < 2) return null
  const tabs = mine.map(({ screen, name }) => ({ to: screens[screen], name, current: pathname === screens[screen] }))
  return (
    <div className={classes.nav}>
      <LinkTabs label="Consola" tabs={tabs} />
    </div>
  )
}
