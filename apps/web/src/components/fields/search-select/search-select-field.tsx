import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { InputField } from '../field.tsx'
import { Popup } from '../popup/popup.tsx'
import type { SelectFieldProps } from '../select-field.tsx'
import { comboboxProps, OptionList } from './option-list.tsx'
import classes from './search-select.module.css'
import { useSearchSelect } from './use-search-select.ts'

interface SearchSelectFieldProps extends SelectFieldProps {
  /** Receives the typed text where a call gives the options: all of them are shown. */
  readonly onSearch?: (text: string) => void
}

/**
 * Long list: typing filters it, accents and case do not matter. It opens by a press, a key or typing, never by the
 * focus alone. A refused save focuses the field, and an open list would cover its error.
 */
export function SearchSelectField({ value, onChange, options, empty, onSearch, ...field }: SearchSelectFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const locked = Boolean(field.disabled || field.readOnly)
  const optional = !field.required
  const { text, open, found, active, show, leave, type, choose, onKeyDown, error } = useSearchSelect({
    value,
    options,
    onChange,
    optional,
    locked,
    onSearch,
  })
  const empties = () => {
    onChange('')
    // the clear button disappears with the value
    input.current?.focus()
  }
  const clear = optional && !locked && value !== '' && (
    <button type="button" className={classes.clear} tabIndex={-1} aria-hidden="true" onClick={empties}>
      <IconX size={14} stroke={1.75} />
    </button>
  )
  return (
    <>
      <InputField
        placeholder={empty ?? 'Elija una opción'}
        {...field}
        error={error ?? field.error}
        {...comboboxProps(id, { open, active })}
        ref={input}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={show}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          field.onBlur?.(event)
          leave()
        }}
        end={clear || <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
        endSize="icon"
      />
      {open && (
        <Popup under={input} fitted>
          {found.length === 0 && <p className={classes.none}>Sin coincidencias</p>}
          {found.length > 0 && (
            <OptionList id={id} value={value} found={found} active={active} label={field.label} onChoose={choose} />
          )}
        </Popup>
      )}
    </>
  )
}
