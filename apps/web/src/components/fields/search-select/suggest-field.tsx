import { type KeyboardEvent, useId, useRef } from 'react'
import { type FieldProps, InputField } from '../field.tsx'
import { Popup } from '../popup/popup.tsx'
import { comboboxProps, OptionList } from './option-list.tsx'
import { useOptions } from './use-options.ts'

interface SuggestFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Suggestions, filtered by the typed text. */
  readonly suggestions: readonly string[]
  readonly maxLength: number
}

/** Free text with suggestions below it: a suggestion is taken only when it is chosen. */
export function SuggestField({ value, onChange, suggestions, maxLength, ...field }: SuggestFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const locked = Boolean(field.disabled || field.readOnly)
  const found = suggestions.map((label, at) => ({ value: String(at), label }))
  const list = useOptions({
    found,
    locked,
    onOpen: () => list.show(-1),
    onClose: () => undefined,
    onChoose: ({ label }) => onChange(label),
  })
  const open = list.open && found.length > 0 && !(found.length === 1 && found[0]?.label === value)
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter without an active suggestion accepts the typed text
    if (event.key === 'Enter' && !list.active) list.close()
    else if (open || event.key.startsWith('Arrow')) list.onKeyDown(event)
  }
  return (
    <>
      <InputField
        {...field}
        {...comboboxProps(id, { open, active: list.active })}
        ref={input}
        value={value}
        maxLength={maxLength}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          if (!locked) list.show(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          field.onBlur?.(event)
          list.close()
        }}
      />
      {open && (
        <Popup under={input} fitted>
          <OptionList id={id} label={field.label} value="" found={found} active={list.active} onChoose={list.choose} />
        </Popup>
      )}
    </>
  )
}
