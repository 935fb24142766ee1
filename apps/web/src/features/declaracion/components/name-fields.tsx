import { TextField } from '../../../components/fields/text-field.tsx'
import type { Binding } from '../../../lib/form/binding.ts'

interface NameFieldsProps {
  readonly field: (name: 'nombres' | 'apellidoPaterno' | 'apellidoMaterno') => Binding<string>
}

const upper = (typed: string) => typed.toLocaleUpperCase('es-CL')

/** Names and surnames of a person of the declaration, in capitals (spec 2 §5). */
export function NameFields({ field }: NameFieldsProps) {
  return (
    <>
      <TextField {...field('nombres')} label="Nombres" required shape={upper} />
      <TextField {...field('apellidoPaterno')} label="Primer apellido" required shape={upper} />
      <TextField {...field('apellidoMaterno')} label="Segundo apellido" required shape={upper} />
    </>
  )
}
