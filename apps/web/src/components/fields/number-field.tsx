import { reglaEntero } from '@alerce/contract/forms/base/enteros'
import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { NumericFormat } from 'react-number-format'
import { type FieldProps, wrapperProps } from './field-props.ts'

export interface NumberFieldProps extends FieldProps {
  /** null while empty. */
  readonly value: number | null
  onChange(value: number | null): void
  readonly min?: number
  /** Digits after the comma; 0 when absent: some can be typed, and are said to be wrong (the rules refuse them too). */
  readonly decimals?: number
  readonly suffix?: ReactNode
  readonly prefix?: string
}

const DECIMALES_DE_PASO = 2

const toNumber = (typed: string): number | null => (typed === '' || typed === '-' ? null : Number(typed))

/** A number in Chilean writing: 1.284.500 or 3,071. What is out of range stays typed; the rules say why. */
export function NumberField({ value, onChange, min, decimals = 0, suffix, prefix, ...field }: NumberFieldProps) {
  // "3," on its way to "3,071" is a number already, but must stay as it was typed.
  const [typed, setTyped] = useState('')
  return (
    <NumericFormat
      customInput={TextInput}
      {...wrapperProps(decimals === 0 ? { ...field, error: field.error ?? reglaEntero(value) } : field)}
      value={toNumber(typed) === value ? typed : (value ?? '')}
      valueIsNumericString
      onValueChange={({ value: next }, { source }) => {
        setTyped(next)
        if (source === 'event') onChange(toNumber(next))
      }}
      thousandSeparator="."
      decimalSeparator=","
      // a comma that cannot be typed makes ten times the amount of what follows it
      decimalScale={decimals || DECIMALES_DE_PASO}
      allowNegative={min === undefined || min < 0}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(prefix ? { prefix } : {})}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 48, rightSectionPointerEvents: 'none' } : {})}
    />
  )
}

/** Whole pesos. */
export function MoneyField(props: NumberFieldProps) {
  return <NumberField prefix="$ " {...props} decimals={0} />
}
