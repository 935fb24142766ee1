import { TextInput } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { wrapperProps } from './field-props.ts'
import { Popup } from './popup/popup.tsx'
import classes from './search-select/search-select.module.css'
import { useSearchSelect } from './search-select/use-search-select.ts'
import type { Option, SelectFieldProps } from './select-field.tsx'

interface SearchSelectFieldProps extends SelectFieldProps {
  /** What is typed, where the options come from a call: they are all shown. */
  readonly onSearch?: (text: string) => void
}

interface ListProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly found: readonly Option[]
  readonly active: Option | undefined
  readonly onChoose: (option: Option) => void
}

/** The keyboard stays in the field, which names the option it is on. */
function List({ id, label, value, found, active, onChoose }: ListProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  if (found.length === 0) return <p className={classes.none}>Sin coincidencias</p>
  return (
    <div ref={ref} id={id} role="listbox" aria-label={label} className={classes.list}>
      {found.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of an option are those of the field (ARIA combobox)
        <div
          key={option.value}
          id={`${id}-${option.value}`}
          role="option"
          aria-selected={option.value === value}
          data-active={option === active || undefined}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}

/** A long list: typing narrows it, accents and case do not matter. */
export function SearchSelectField({ value, onChange, options, empty, onSearch, ...field }: SearchSelectFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const locked = Boolean(field.disabled || field.readOnly)
  const optional = !field.required
  const { text, open, found, active, show, close, type, choose, onKeyDown } = useSearchSelect({
    ...{ value, options, onChange, optional, locked, onSearch },
  })
  const clear = optional && !locked && value !== '' && (
    <button type="button" className={classes.clear} tabIndex={-1} aria-hidden="true" onClick={() => onChange('')}>
      <IconX size={14} stroke={1.75} />
    </button>
  )
  return (
    <>
      <TextInput
        {...wrapperProps({ placeholder: empty ?? 'Elija una opción', ...field })}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={active ? `${id}-${active.value}` : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={show}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          field.onFocus?.(event)
          show()
        }}
        onBlur={(event) => {
          field.onBlur?.(event)
          close()
        }}
        rightSection={clear || <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
        rightSectionPointerEvents={clear ? 'all' : 'none'}
      />
      {open && (
        <Popup under={input} fitted>
          <List {...{ id, value, found, active }} label={field.label} onChoose={choose} />
        </Popup>
      )}
    </>
  )
}
