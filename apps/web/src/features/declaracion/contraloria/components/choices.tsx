import { useEffect, useId, useRef } from 'react'
import { isForScreen, useSingleKeys } from '../../../../lib/keys/single-keys.ts'
import classes from '../contraloria.module.css'

interface Choice {
  readonly value: string
  readonly label: string
  /** Consequence of the choice. */
  readonly hint?: string
}

interface ChoicesProps {
  /** '' while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly Choice[]
}

/** Focuses the chosen option of a form, or the first enabled one. */
export function focusChoice(form: Element | null): void {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])]
  const first = inputs.find((input) => input.checked) ?? inputs[0]
  first?.focus()
}

/** The possible results; the keys 1, 2, 3 … choose while one is in their form, where nothing is being typed. */
export function Choices({ value, onChange, options }: ChoicesProps) {
  const name = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  const keys = useSingleKeys()
  // chosen elsewhere than under the focus: a draft came back
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something is chosen
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) focusChoice(root.current)
  }, [value])
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
