import { setTheme, type ThemeChoice, useThemeChoice } from '../../lib/theme.ts'
import { Button } from '../actions/button.tsx'

const themes: readonly (readonly [ThemeChoice, string])[] = [
  ['system', 'Sistema'],
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
]

interface UserMenuProps {
  readonly onLogout: () => void
  readonly busy: boolean
}

export function UserMenu({ onLogout, busy }: UserMenuProps) {
  const chosen = useThemeChoice()
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
      <hr />
      <Button kind="quiet" busy={busy} onClick={onLogout}>
        Cerrar sesión
      </Button>
    </>
  )
}
