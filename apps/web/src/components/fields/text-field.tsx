import { textoLimpio } from '@alerce/domain/base/texto/limpio'
import { TextInput } from '@mantine/core'
import type { ChangeEvent, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { type FieldProps, wrapperProps } from './field-props.ts'

export interface TextFieldProps extends FieldProps {
  readonly value: string
  onChange(value: string): void
  readonly type?: HTMLInputTypeAttribute
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly maxLength?: number
  /** Something fixed before or after the words: +56, kg. */
  readonly prefix?: ReactNode
  readonly suffix?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  /** Applied to what is typed: upper case, no blanks. */
  readonly shape?: (value: string) => string
}

export function TextField({ value, onChange, prefix, suffix, shape, autoComplete = 'off', ...field }: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw } = event.currentTarget
    // a password is what was typed
    const typed = field.type === 'password' ? raw : textoLimpio(raw)
    onChange(shape ? shape(typed) : typed)
  }
  return (
    <TextInput
      {...wrapperProps(field)}
      value={value}
      onChange={change}
      autoComplete={autoComplete}
      {...(prefix ? { leftSection: prefix, leftSectionWidth: 44, leftSectionPointerEvents: 'none' } : {})}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 48, rightSectionPointerEvents: 'none' } : {})}
    />
  )
}
