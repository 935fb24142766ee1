import { textoLimpio } from '@alerce/domain/base/texto/limpio'
import type { ChangeEvent, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { type FieldProps, InputField } from './field.tsx'

export interface TextFieldProps extends FieldProps {
  readonly value: string
  onChange(value: string): void
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly maxLength?: number
  /** Fixed text before or after the value: +56, kg. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  /** Applied to the typed text: upper case, no blanks. */
  readonly shape?: (value: string) => string
  /** Applied on blur: the value as it is read and saved. During typing it would break dead keys: ´ and A. */
  readonly reads?: (value: string) => string
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, prefix, suffix, shape, reads, autoComplete = 'off', ...field } = props
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw } = event.currentTarget
    // a password stays exactly as typed
    const typed = field.type === 'password' ? raw : textoLimpio(raw)
    onChange(shape ? shape(typed) : typed)
  }
  const leave = (event: unknown) => {
    const read = reads?.(value) ?? value
    if (read !== value) onChange(read)
    onBlur?.(event)
  }
  return (
    <InputField
      {...field}
      value={value}
      onChange={change}
      onBlur={leave}
      autoComplete={autoComplete}
      start={prefix}
      end={suffix}
    />
  )
}
