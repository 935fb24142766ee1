import type { Role } from '@alerce/contract/operation'
import { rowOf, type Screen, screenNames, screens } from '@alerce/contract/screens'
import { useLocation } from 'react-router'
import { LinkTabs } from '../components/layout/link-tabs.tsx'
import { goTo } from '../lib/routes.ts'
import { type DeskEntry, useSession } from '../lib/session/session.ts'
import classes from './consola-nav.module.css'

const CARTERA = 'Cartera'

interface Place {
  readonly screen: Screen
  readonly name: string
  readonly roles: readonly Role[]
  /** Where it stands, when not in the console. */
  readonly entry?: DeskEntry
}

const ofConsole: readonly Place[] = screenNames.flatMap((screen) => {
  const { name, roles } = rowOf(screen)
  return name && roles ? [{ screen, name, roles }] : []
})
const places: readonly Place[] = [
  { screen: 'home', name: CARTERA, roles: ['jefatura'], entry: 'dashboard' },
  ...ofConsole,
]

/** The desks of /consola that this person's roles open; nothing where there is but one. */
export function ConsolaNav() {
  const { roles } = useSession()
  const { pathname } = useLocation()
  const mine = places.filter((place) => place.roles.some((role) => roles.includes(role)))
  if (mine.length < 2) return null
  const tabs = mine.map(({ screen, name, entry }) => ({
    to: goTo(screen),
    name,
    entry,
    current: pathname === goTo(screen),
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
    { to: goTo('home'), name: CARTERA, current: pathname === goTo('home') },
    { to: goTo('autorizaciones'), name: screens.autorizaciones.name, current: false, entry: 'consola' as const },
  ]
  return (
    <div className={classes.nav}>
      <LinkTabs label="Jefatura" tabs={tabs} />
    </div>
  )
}
