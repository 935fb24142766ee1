import { useEffect, useId, useRef } from 'react'
import { isForScreen, useSingleKeys } from '../../../../lib/keys/single-keys.ts'
import classes from '../contraloria.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
  /** What it leads to. */
  readonly hint?: string
}

interface ChoicesProps {
  /** '' while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly Choice[]
}

/** The possible results; the keys 1, 2, 3 … choose while one is in their form, where nothing is being typed. */
export function Choices({ value, onChange, options }: ChoicesProps) {
  const name = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const keys = useSingleKeys()
  useEffect(() => {
    const form = root.current?.closest('form')
    if (!(keys && form)) return
    const press = (event: KeyboardEvent) => {
      const at = Number(event.key) - 1
      const chosen = options[at]
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!(chosen && plain && isForScreen(event))) return
      onChange(chosen.value)
      // the arrows go on from it
      root.current?.querySelectorAll('input')[at]?.focus()
    }
    form.addEventListener('keydown', press)
    return () => form.removeEventListener('keydown', press)
  }, [keys, options, onChange])
  return (
    <fieldset ref={root} className={classes.choices}>
      <legend className="vh">Resultado</legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-describedby={option.hint ? `${name}-${index}` : undefined}
          />
          <span>{option.label}</span>
          <span className={classes.key} aria-hidden="true">
            {keys && index + 1}
          </span>
          {option.hint && <small id={`${name}-${index}`}>{option.hint}</small>}
        </label>
      ))}
    </fieldset>
  )
}
