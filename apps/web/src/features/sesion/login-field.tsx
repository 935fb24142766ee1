import { useId, useState } from 'react'
import classes from './login-screen.module.css'

interface LoginFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | null
  readonly autoComplete: string
  /** Hidden until "Mostrar" is pressed. */
  readonly secret?: boolean
}

export function LoginField({ label, value, onChange, onBlur, error, autoComplete, secret = false }: LoginFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={secret ? classes.secret : undefined}>
        <input
          id={id}
          className={classes.input}
          type={secret && !shown ? 'password' : 'text'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-e` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        />
        {secret && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label="Mostrar la contraseña"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ocultar' : 'Mostrar'}
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-e`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
