import { NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type FieldProps, wrapperProps } from './field-props.ts'

export interface NumberFieldProps extends FieldProps {
  /** null while empty. */
  readonly value: number | null
  onChange(value: number | null): void
  readonly min?: number
  readonly max?: number
  /** Digits after the comma; 0 when absent. */
  readonly decimals?: number
  readonly suffix?: ReactNode
  readonly prefix?: string
}

function toNumber(typed: number | string): number | null {
  const number = typed === '' ? Number.NaN : Number(typed)
  return Number.isNaN(number) ? null : number
}

/** A number in Chilean writing: 1.284.500 or 3,071. What is out of range stays typed; the rules say why. */
export function NumberField({ value, onChange, min, max, decimals = 0, suffix, prefix, ...field }: NumberFieldProps) {
  // "3," on its way to "3,071" is a number already, but must stay as it was typed.
  const [typed, setTyped] = useState<number | string>('')
  const change = (next: number | string) => {
    setTyped(next)
    onChange(toNumber(next))
  }
  return (
    <NumberInput
      {...wrapperProps(field)}
      value={toNumber(typed) === value ? typed : (value ?? '')}
      onChange={change}
      hideControls
      clampBehavior="none"
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={decimals}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...(min === undefined ? {} : { min, allowNegative: min < 0 })}
      {...(max === undefined ? {} : { max })}
      {...(prefix ? { prefix } : {})}
      {...(suffix ? { rightSection: suffix, rightSectionWidth: 48, rightSectionPointerEvents: 'none' } : {})}
    />
  )
}

/** Whole pesos. */
export function MoneyField(props: NumberFieldProps) {
  return <NumberField prefix="$ " {...props} decimals={0} />
}
