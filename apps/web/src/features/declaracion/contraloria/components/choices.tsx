import { useEffect, useId } from 'react'
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

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type="radio"]), textarea, select') !== null

/** The possible results; the keys 1, 2, 3 … choose while nothing is being typed. */
export function Choices({ value, onChange, options }: ChoicesProps) {
  const name = useId()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const chosen = options[Number(event.key) - 1]
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (chosen && plain && !typing(event.target)) onChange(chosen.value)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [options, onChange])
  return (
    <fieldset className={classes.choices}>
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
            {index + 1}
          </span>
          {option.hint && <small id={`${name}-${index}`}>{option.hint}</small>}
        </label>
      ))}
    </fieldset>
  )
}
