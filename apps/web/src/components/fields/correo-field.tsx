import { normalizaCorreo } from '@alerce/domain/base/persona/correo'
import type { Binding } from '../../lib/form/binding.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A typed blank is dropped (spec 1 §5); one within a pasted text stays, and is refused: two words are no address. */
const alEscribir = (typed: string): string => typed.trim()

/** E-mail of a person, cleaned on blur as it is saved. */
export const CorreoField = (field: Binding<string> & Partial<TextFieldProps>) => (
  <TextField
    label="Correo electrónico"
    required
    inputMode="email"
    shape={alEscribir}
    reads={normalizaCorreo}
    placeholder="nombre@example.cl"
    {...field}
  />
)
