import { useLocation } from 'react-router'
import type { ThemeChoice } from '../../lib/browser/kept-theme.ts'
import { setTheme, useThemeChoice } from '../../lib/browser/theme.ts'
import { setSingleKeys, useSingleKeys } from '../../lib/keys/single-keys.ts'
import type { ReturnPlace } from '../../lib/session/return-place.ts'
import { Button } from '../actions/button.tsx'
import { ButtonLink } from '../actions/button-link.tsx'

const themes: readonly (readonly [ThemeChoice, string])[] = [
  ['system', 'Sistema'],
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
]

export interface MenuLink {
  readonly to: string
  readonly label: string
}

interface UserMenuProps {
  readonly links: readonly MenuLink[]
  readonly onLogout: () => void
  readonly busy: boolean
}

export function UserMenu({ links, onLogout, busy }: UserMenuProps) {
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
