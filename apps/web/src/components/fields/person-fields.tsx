import { enMayusculas, revisaNombre } from '@alerce/domain/base/persona/nombre'
import { normalizaPasaporte } from '@alerce/domain/base/persona/pasaporte'
import { normalizaTelefono, revisaTelefono } from '@alerce/domain/base/persona/telefono'
import type { Binding } from '../../lib/form/binding.ts'
import { upper } from '../../lib/form/shapes.ts'
import { CorreoField } from './correo-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Nombre = 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'

interface PersonFieldsProps<C extends string> {
  readonly field: (campo: C) => Binding<string>
}

const nombreLeido = (typed: string): string =>
  revisaNombre(typed) === null || typed.trim() === '' ? enMayusculas(typed) : typed

/** Names in capitals as they are typed (spec 1 §5, spec 2 §5). */
export function NameFields({ field }: PersonFieldsProps<Nombre>) {
  const nombre = { required: true, shape: upper, reads: nombreLeido }
  return (
    <>
      <TextField label="Nombres" {...nombre} {...field('nombres')} />
      <TextField label="Primer apellido" {...nombre} {...field('apellidoPaterno')} />
      <TextField
        label="Segundo apellido"
        description="¿Un solo apellido? Escriba un guion."
        {...nombre}
        {...field('apellidoMaterno')}
      />
    </>
  )
}

/** A typed blank is dropped (spec 1 §5); a complete number loses its country code, label and signs. */
const numeroAlEscribir = (typed: string): string =>
  revisaTelefono(typed) === null ? normalizaTelefono(typed) : typed.trim()

/** A phone of Chile, its nine figures beside +56. */
export const TelefonoField = (field: TextFieldProps) => (
  <TextField prefix="+56" inputMode="tel" shape={numeroAlEscribir} reads={numeroAlEscribir} {...field} />
)

/** Passport number: any spelling during typing, normalized on blur as it is saved. */
export const PasaporteField = (field: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label="Número de pasaporte"
    shape={upper}
    reads={(typed) => normalizaPasaporte(typed) ?? typed}
    {...field}
  />
)

/** Phone and e-mail (spec 1 §5). */
export function ContactFields({ field }: PersonFieldsProps<'celular' | 'correo'>) {
  return (
    <>
      <TelefonoField label="Celular" required placeholder="912345678" {...field('celular')} />
      <CorreoField {...field('correo')} />
    </>
  )
}
