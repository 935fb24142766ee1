import { type ReactNode, useId, useRef } from 'react'
import classes from '../postulante.module.css'

interface CampoProps {
  readonly label: string
  readonly error: string | null
}

interface TextoProps extends CampoProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly hint?: string
  readonly inputMode?: 'numeric' | 'decimal' | 'text'
  readonly autoComplete?: string
}

const saysOf = (id: string, error: string | null, hint?: string) =>
  [error && `${id}-e`, hint && `${id}-h`].filter(Boolean).join(' ') || undefined

interface DichoProps {
  readonly id: string
  readonly error: string | null
  readonly hint?: string | undefined
}

function Dicho({ id, error, hint }: DichoProps) {
  return (
    <>
      {error && (
        <p id={`${id}-e`} className={classes.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-h`} className={classes.hint}>
          {hint}
        </p>
      )}
    </>
  )
}

/** A line to type in, big enough for a thumb. */
export function Texto({ label, value, error, hint, onChange, onBlur, inputMode = 'text', autoComplete }: TextoProps) {
  const id = useId()
  return (
    <div className={classes.campo}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={inputMode}
        autoComplete={autoComplete ?? 'off'}
        spellCheck={false}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={saysOf(id, error, hint)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <Dicho id={id} error={error} hint={hint} />
    </div>
  )
}

interface TextoLargoProps extends Pick<TextoProps, 'label' | 'value' | 'error' | 'hint' | 'onChange' | 'onBlur'> {
  readonly maxLength: number
}

/** Several lines to type in. */
export function TextoLargo({ label, value, error, hint, maxLength, onChange, onBlur }: TextoLargoProps) {
  const id = useId()
  return (
    <div className={classes.campo}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={maxLength}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={saysOf(id, error, hint)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      <Dicho id={id} error={error} hint={hint} />
    </div>
  )
}

export interface OpcionDeLista {
  readonly valor: number
  readonly nombre: string
}

interface ListaProps extends CampoProps {
  readonly value: number | null
  readonly opciones: readonly OpcionDeLista[]
  readonly onChange: (value: number | null) => void
}

/** Choice from a list, with the phone's own picker. */
export function Lista({ label, value, error, opciones, onChange }: ListaProps) {
  const id = useId()
  return (
    <div className={classes.campo}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.opciones}>
        <select
          id={id}
          value={value ?? ''}
          aria-invalid={error !== null}
          aria-describedby={saysOf(id, error)}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
        >
          <option value="">Elija</option>
          {opciones.map(({ valor, nombre }) => (
            <option key={valor} value={valor}>
              {nombre}
            </option>
          ))}
        </select>
      </div>
      <Dicho id={id} error={error} />
    </div>
  )
}

interface CasillaProps extends CampoProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Casilla({ label, checked, error, onChange }: CasillaProps) {
  const id = useId()
  return (
    <div className={classes.casilla}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error !== null}
          aria-describedby={saysOf(id, error)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <Dicho id={id} error={error} />
    </div>
  )
}

/** Ids of the question above a choice and of its explanation. */
interface PreguntaDeEleccion {
  readonly id: string
  readonly ayuda: string
}

interface EleccionProps<V extends string> extends CampoProps {
  readonly pregunta?: PreguntaDeEleccion
  readonly value: V | ''
  readonly opciones: readonly (readonly [valor: V, nombre: ReactNode])[]
  /** `tapped`: by finger or mouse; arrows only move through the answers. */
  readonly onChange: (value: V, tapped: boolean) => void
}

/** A few answers side by side, each as big as a button. */
export function Eleccion<V extends string>({ label, value, error, opciones, pregunta, onChange }: EleccionProps<V>) {
  const id = useId()
  const tapped = useRef(false)
  const says = [pregunta?.ayuda, saysOf(id, error)].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classes.eleccion}
      aria-labelledby={pregunta?.id}
      aria-describedby={says || undefined}
      onPointerDown={() => {
        tapped.current = true
      }}
      onKeyDown={() => {
        tapped.current = false
      }}
    >
      <legend>{label}</legend>
      <div>
        {opciones.map(([valor, nombre]) => (
          <label key={valor}>
            <input
              type="radio"
              name={id}
              checked={value === valor}
              aria-invalid={error !== null}
              onChange={() => onChange(valor, tapped.current)}
            />
            {nombre}
          </label>
        ))}
      </div>
      <Dicho id={id} error={error} />
    </fieldset>
  )
}
