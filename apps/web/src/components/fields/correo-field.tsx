import { LARGO_CORREO } from '@alerce/domain/base/persona/correo'
import { sinBlancos } from '@alerce/domain/base/texto/limpio'
import type { Binding } from '../../lib/form/binding.ts'
import { TextField } from './text-field.tsx'

/** The e-mail of somebody, without the blanks that are pasted with it (spec 1 §5). */
export function CorreoField(field: Binding<string>) {
  return (
    <TextField
      label="Correo electrónico"
      required
      inputMode="email"
      shape={sinBlancos}
      placeholder="nombre@example.cl"
      maxLength={LARGO_CORREO}
      {...field}
    />
  )
}
