import type { Role } from '@alerce/contract/operation'
import { rowOf, type Screen, screenNames, screens } from '@alerce/contract/screens'
import { totalDePendientes } from '@alerce/domain/mesa/pendientes'
import { useLocation } from 'react-router'
import { LinkTabs } from '../components/layout/link-tabs.tsx'
import { usePendientesDeMesa } from '../lib/mesa/pendientes.ts'
import { goTo } from '../lib/routes.ts'
import { type DeskEntry, offersScreen, useSession } from '../lib/session/session.ts'
import classes from './consola-nav.module.css'

interface Place {
  readonly screen: Screen
  readonly name: string
  readonly roles: readonly Role[]
  /** Entry of the screen, when not in the console. */
  readonly entry?: DeskEntry
}

const ofConsole: readonly Place[] = screenNames.flatMap((screen) => {
  const { name, roles, entries } = rowOf(screen)
  return name && roles && entries[0] === 'consola' ? [{ screen, name, roles }] : []
})
const places: readonly Place[] = [
  { screen: 'home', name: screens.home.name, roles: ['jefatura'], entry: 'dashboard' },
  { screen: 'equipo', name: screens.equipo.name, roles: ['jefatura'], entry: 'dashboard' },
  ...ofConsole,
]

/** Desks of /consola open to the user's roles; nothing with only one. */
export function ConsolaNav() {
  const session = useSession()
  const { roles } = session
  const mine = places.filter(
    (place) => place.roles.some((role) => roles.includes(role)) && offersScreen(session, place.screen),
  )
  if (mine.length < 2) return null
  return roles.includes('mesa') && offersScreen(session, 'mesa') ? <NavDeMesa of={mine} /> : <Nav of={mine} />
}

/** Screens of the team, reached from its board. */
const ofEquipo: readonly Screen[] = ['equipo', 'metas', 'alertas']

/** Place of the current screen in the navigation. */
const isHere = (screen: Screen, pathname: string) =>
  (screen === 'equipo' ? ofEquipo : [screen]).some((one) => pathname === goTo(one))

interface NavProps {
  readonly of: readonly Place[]
  /** Number of pending items of a desk. */
  readonly counts?: Partial<Record<Screen, number>>
}

function Nav({ of, counts = {} }: NavProps) {
  const { pathname } = useLocation()
  const tabs = of.map(({ screen, name, entry }) => ({
    to: goTo(screen),
    name,
    entry,
    count: counts[screen],
    current: isHere(screen, pathname),
  }))
  return (
    <div className={classes.nav}>
      <LinkTabs label="Consola" tabs={tabs} />
    </div>
  )
}

/** Link with the number of pending items of the desk. */
function NavDeMesa({ of }: NavProps) {
  const { data } = usePendientesDeMesa(null)
  return <Nav of={of} {...(data ? { counts: { mesa: totalDePendientes(data.totales) } } : {})} />
}

/** Places of a head of team beside those of the bar above: the team's board, and in the console decisions and links. */
export function JefaturaNav() {
  const session = useSession()
  const { pathname } = useLocation()
  if (!session.roles.includes('jefatura')) return null
  const offered = (screen: Screen) => offersScreen(session, screen)
  const tabs = [
    ...(['equipo'] as const).filter(offered).map((screen) => ({
      to: goTo(screen),
      name: screens[screen].name,
      current: isHere(screen, pathname),
    })),
    ...(['autorizaciones', 'carteras', 'enlaces'] as const).filter(offered).map((screen) => ({
      to: goTo(screen),
      name: screens[screen].name,
      current: false,
      entry: 'consola' as const,
    })),
  ]
  return (
    <div className={classes.nav}>
      <LinkTabs label="Jefatura" tabs={tabs} />
    </div>
  )
}
