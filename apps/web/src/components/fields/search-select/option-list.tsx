import { useEffect, useRef } from 'react'
import type { Option } from '../select-field.tsx'
import classes from './search-select.module.css'

interface OptionListProps {
  readonly id: string
  readonly label: string
  /** The chosen one. */
  readonly value: string
  readonly found: readonly Option[]
  readonly active: Option | undefined
  readonly onChoose: (option: Option) => void
}

/** What a field with a list (an ARIA combobox) says of it. */
export const comboboxProps = (id: string, { open, active }: { open: boolean; active: Option | undefined }) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': active ? `${id}-${active.value}` : undefined,
    autoComplete: 'off',
  }) as const

/** The keyboard stays in the field, which names the option it is on. */
export function OptionList({ id, label, value, found, active, onChoose }: OptionListProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
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
