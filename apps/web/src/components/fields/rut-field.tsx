import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A RUT: any usual spelling while typing, 12.345.678-5 once it is left. */
export function RutField({ value, onChange, onBlur, ...field }: TextFieldProps) {
  const leave = (event: unknown) => {
    const canonical = normalizaRut(value)
    if (canonical) onChange(formatoRut(canonical))
    onBlur?.(event)
  }
  return (
    <TextField
      // on a field that nobody can type in it would read as its value
      placeholder={field.disabled ? '' : '12.345.678-5'}
      maxLength={14}
      {...field}
      value={value}
      onChange={onChange}
      onBlur={leave}
    />
  )
}
