import { type ReactNode, useEffect, useRef } from 'react'
import type { Option } from '../select-field.tsx'
import classes from './search-select.module.css'

interface OptionListProps<O extends Option> {
  readonly id: string
  readonly label: string
  /** Value of the chosen option. */
  readonly value: string
  readonly found: readonly O[]
  readonly active: O | undefined
  readonly onChoose: (option: O) => void
  /** Renders an option; without it, its label. */
  readonly draw?: (option: O) => ReactNode
  /** Title of the group of an option. */
  readonly groupOf?: (option: O) => string
}

/** ARIA attributes of a combobox field. */
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

/** Groups of options, in the order of the list. */
function grouped<O>(found: readonly O[], groupOf: (option: O) => string): (readonly [string, readonly O[]])[] {
  const groups = new Map<string, O[]>()
  for (const option of found) groups.set(groupOf(option), [...(groups.get(groupOf(option)) ?? []), option])
  return [...groups]
}

/** The keyboard stays in the field, which names the option it is on. */
export function OptionList<O extends Option>({ id, label, found, groupOf, active, ...rest }: OptionListProps<O>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  const one = (option: O) => (
    <Item key={option.value} id={`${id}-${option.value}`} option={option} active={option === active} {...rest} />
  )
  return (
    <div ref={ref} id={id} role="listbox" aria-label={label} className={classes.list}>
      {groupOf
        ? grouped(found, groupOf).map(([name, options]) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields (ARIA listbox)
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden="true">{name}</p>
              {options.map(one)}
            </div>
          ))
        : found.map(one)}
    </div>
  )
}

interface ItemProps<O extends Option> extends Pick<OptionListProps<O>, 'value' | 'onChoose' | 'draw'> {
  readonly id: string
  readonly option: O
  readonly active: boolean
}

function Item<O extends Option>({ id, option, active, value, onChoose, draw }: ItemProps<O>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of an option are those of the field (ARIA combobox)
    <div
      id={id}
      role="option"
      aria-selected={option.value === value}
      data-active={active || undefined}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      {draw ? draw(option) : option.label}
    </div>
  )
}
