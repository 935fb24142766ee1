import { SelectField, type SelectFieldProps } from '../../../../components/fields/select-field.tsx'

interface CodeSelectProps extends Omit<SelectFieldProps, 'value' | 'onChange' | 'options'> {
  readonly value: number | null
  onChange(code: number | null): void
  readonly list: readonly (readonly [code: number, name: string])[]
}

/** A code of a short list, chosen by its name. */
export function CodeSelect({ value, onChange, list, ...field }: CodeSelectProps) {
  return (
    <SelectField
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(code) => onChange(code === '' ? null : Number(code))}
      options={list.map(([code, label]) => ({ value: String(code), label }))}
    />
  )
}
