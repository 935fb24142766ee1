import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { TextField, type TextFieldProps } from './text-field.tsx'

const leido = (typed: string): string => (normalizaRut(typed) === null ? typed : formatoRut(typed))

/** RUT field: any spelling during typing, 12.345.678-5 on blur; pasted text is never truncated. */
export const RutField = (field: TextFieldProps) => (
  <TextField
    // on a disabled field it would look like a value
    placeholder={field.disabled ? '' : '12.345.678-5'}
    reads={leido}
    {...field}
  />
)
