import { rutasDeEmpresa } from '@alerce/contract/empresa'
import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { screenNames, screens } from '@alerce/contract/screens'
import { Component, type ComponentType, type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../components/actions/button.tsx'
import { ButtonLink } from '../../../components/actions/button-link.tsx'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { Failed } from '../../../components/feedback/failed.tsx'
import { NotOffered } from '../../../components/feedback/not-offered.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { SkipLink } from '../../../components/layout/page.tsx'
import { TopBar } from '../../../components/layout/top-bar.tsx'
import { call } from '../../../lib/api/call.ts'
import type { ThemeChoice } from '../../../lib/browser/kept-theme.ts'
import { setTheme, useThemeChoice } from '../../../lib/browser/theme.ts'
import { askAhead } from '../../../lib/drafts/ahead.ts'
import { forgetDrafts, saveOpenDrafts } from '../../../lib/drafts/drafts.ts'
import { useNews } from '../../../lib/events.ts'
import { useTitleFocus } from '../../../lib/focus/use-title-focus.ts'
import { setSingleKeys, useSingleKeys } from '../../../lib/keys/single-keys.ts'
import { usePageKey } from '../../../lib/keys/use-page-key.ts'
import { goTo } from '../../../lib/routes.ts'
import type { ReturnPlace } from '../../../lib/session/return-place.ts'
import { currentEntry, mayWorkOffline, offersScreen, type Session } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'
import { chooseOffline, useWorksOffline } from '../../../lib/sin-red/mode.ts'
import { OfflineNotice } from './offline-notice.tsx'

const themes: readonly (readonly [ThemeChoice, string])[] = [
  ['system', 'Sistema'],
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
]

interface MenuLink {
  readonly to: string
  readonly label: string
}

/** Choice of this browser; its code loads on first use. */
function OfflineChoice() {
  const on = useWorksOffline()
  const hint = useId()
  const choose = async (chosen: boolean) => {
    chooseOffline(chosen)
    const { afterOfflineChoice } = await import('../../../lib/sin-red/start.ts')
    await afterOfflineChoice()
  }
  return (
    <>
      <label>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={on}
          onChange={(event) => void choose(event.currentTarget.checked)}
        />
        Usar sin conexión
      </label>
      <small id={hint}>Solo en un equipo suyo. Guarda cifrado su día y lo que abra, hasta que cierre la sesión.</small>
    </>
  )
}

interface UserMenuProps {
  /** Whether this user may work without network here. */
  readonly offline: boolean
  readonly links: readonly MenuLink[]
  readonly onKeys: () => void
  readonly onLogout: () => void
  readonly busy: boolean
}

function UserMenu({ offline, links, onKeys, onLogout, busy }: UserMenuProps) {
  const chosen = useThemeChoice()
  const keys = useSingleKeys()
  const { pathname, search } = useLocation()
  const place: ReturnPlace = { volverA: pathname + search }
  return (
    <>
      <fieldset>
        <legend>Tema</legend>
        {themes.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="tema" checked={chosen === value} onChange={() => setTheme(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <label>
        <input type="checkbox" checked={keys} onChange={(event) => setSingleKeys(event.currentTarget.checked)} />
        Atajos de una tecla
      </label>
      {offline && <OfflineChoice />}
      <Button kind="quiet" aria-keyshortcuts="?" onClick={onKeys}>
        Teclas y siglas
      </Button>
      <hr />
      {links.map(({ to, label }) => (
        <ButtonLink key={to} kind="quiet" to={to} state={place}>
          {label}
        </ButtonLink>
      ))}
      <Button kind="quiet" busy={busy} onClick={onLogout}>
        Cerrar sesión
      </Button>
    </>
  )
}

/** Links to the user's own access. A supervisor by link has neither a password nor a list of sessions. */
function menuOf(session: Session): readonly MenuLink[] {
  const { roles, debeCambiarClave, faltaSegundoFactor, cuentaDeEmpresa } = session
  if (roles.includes('supervisor') || debeCambiarClave || faltaSegundoFactor) return []
  const sesiones = { to: goTo('misSesiones'), label: screens.misSesiones.name }
  // The provider of a company's account has its own password and second factor
  if (cuentaDeEmpresa) return [sesiones]
  const own = (['clave', 'segundoPaso'] as const).filter((screen) => offersScreen(session, screen))
  return [...own.map((screen) => ({ to: goTo(screen), label: screens[screen].name })), sesiones]
}

/** Closes the session as a manual logout (type S, spec 1 §4), then loads a new page, which drops all data in memory. */
async function logout({ rut, cuentaDeEmpresa }: Session): Promise<void> {
  await saveOpenDrafts()
  await call('registroAcceso', { rutejecutivo: rut, tipo: 'S', origen: 'DASHBOARD' })
  tellTabs({ kind: 'ended', motivo: 'S' })
  await forgetDrafts()
  const entry = currentEntry()
  // The provider's own session would log the next person in without a question
  if (cuentaDeEmpresa) window.location.assign(`${rutasDeEmpresa.salida}?volver=/${entry}/`)
  else window.location.assign(`/${entry}/login`)
}

/** "Cerrar sesión": one text for every failure (spec 1 §8). */
function useLogout(session: Session) {
  const message = useMessage()
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    try {
      await logout(session)
    } catch {
      setLeaving(false)
      await message(accesoMessages.logoutFailed.text)
    }
  }

  return { leave: () => void leave(), leaving }
}

/** Sheet of keys, opened by the menu or by ?; its code loads on first use. */
function useKeysSheet() {
  const [open, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<ComponentType<{ readonly onClose: () => void }> | null>(null)
  const show = () => {
    setOpen(true)
    // Without a network the next press tries again
    if (!Sheet)
      import('../../../components/layout/keys-sheet.tsx').then(
        (loaded) => setSheet(() => loaded.KeysSheet),
        () => setOpen(false),
      )
  }
  usePageKey('?', show)
  return { show, sheet: open && Sheet && <Sheet onClose={() => setOpen(false)} /> }
}

interface Props {
  readonly children: ReactNode
}

/** Keeps the rest of the screen when one part throws. Typed text remains in its draft. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <Failed text="Ha ocurrido un error inesperado" onRetry={() => this.setState({ failed: false })} />
  }
}

/** Parts that an entry passes to the shell, so that their features do not import each other. */
export interface ShellParts {
  /** In the top bar: links to the main screens. */
  readonly places?: ReactNode
  /** In the top bar: where everything is found. */
  readonly palette?: ReactNode
  /** In the top bar, before the user. */
  readonly bell?: ReactNode
  /** Navigation under the top bar. */
  readonly nav?: ReactNode
  /** Invisible part that watches the session. */
  readonly watch?: ReactNode
}

interface ShellProps extends ShellParts {
  readonly session: Session
  /** Path of the user's first screen. */
  readonly home: string
}

/** Key of a scroll position: every new document begins with the key «default», whatever its address. */
const placeOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** Frame of every screen of a session. */
export function Shell({ session, home, places, palette, bell, nav, watch }: ShellProps) {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const { leave, leaving } = useLogout(session)
  const keys = useKeysSheet()
  const closed = screenNames.find((screen) => goTo(screen) === pathname && !offersScreen(session, screen))
  useTitleFocus()
  useNews()
  // before the forms of the screen, which take it
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen asks for what was left on it
  useLayoutEffect(askAhead, [pathname, search])
  // With a provisional password, or without a second factor due, neither palette nor bell nor desks answer.
  const open = !(session.debeCambiarClave || session.faltaSegundoFactor)
  return (
    <>
      <SkipLink />
      <TopBar
        user={`${session.nombres.split(' ')[0]} ${session.apellidoPaterno}`}
        home={home}
        places={open && places}
        palette={open && palette}
        bell={open && bell}
        menu={
          <UserMenu
            offline={open && mayWorkOffline(session)}
            links={menuOf(session)}
            onKeys={keys.show}
            onLogout={leave}
            busy={leaving}
          />
        }
      />
      {open && nav}
      <OfflineNotice />
      {watch}
      {navigation.state !== 'idle' && <LoadingBar />}
      <ErrorBoundary key={pathname}>{closed ? <NotOffered screen={closed} home={home} /> : <Outlet />}</ErrorBoundary>
      <ScrollRestoration getKey={placeOf} />
      {keys.sheet}
    </>
  )
}
