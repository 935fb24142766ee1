import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './access.module.css'

interface AccessFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | null
  readonly autoComplete: string
  readonly inputMode?: 'numeric'
  /** Help text during typing. */
  readonly hint?: ReactNode
  /** Secret hidden until "Mostrar" is pressed, with the label of that button. */
  readonly secret?: string
  /** First field of the screen. */
  readonly first?: boolean
}

/** A field of login and passwords: larger than those of the desk, and a password can be shown. */
export function AccessField({ label, value, error, hint, secret, first = false, ...field }: AccessFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) input.current?.focus()
  }, [first])
  const [shown, setShown] = useState(false)
  const said = [error && `${id}-e`, hint && `${id}-h`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={secret ? classes.secret : undefined}>
        <input
          ref={input}
          id={id}
          className={classes.input}
          type={secret && !shown ? 'password' : 'text'}
          autoComplete={field.autoComplete}
          inputMode={field.inputMode}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-invalid={error !== null}
          aria-describedby={said || undefined}
          onChange={(event) => field.onChange(event.currentTarget.value)}
          onBlur={field.onBlur}
        />
        {secret && (
          <button
            type="button"
            className="thumb"
            aria-pressed={shown}
            aria-label={`Mostrar la ${secret}`}
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
      {hint && (
        <p id={`${id}-h`} className={classes.hint} aria-live="polite">
          {hint}
        </p>
      )}
    </div>
  )
}
