import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { TextField, type TextFieldProps } from './text-field.tsx'

const leido = (typed: string): string => (normalizaRut(typed) === null ? typed : formatoRut(typed))

/** A RUT: any spelling while typing, 12.345.678-5 once it is left; nothing of what is pasted is cut. */
export const RutField = (field: TextFieldProps) => (
  <TextField
    // on a field that nobody can type in it would read as its value
    placeholder={field.disabled ? '' : '12.345.678-5'}
    reads={leido}
    {...field}
  />
)
