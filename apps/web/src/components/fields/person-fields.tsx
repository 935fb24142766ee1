import { normalizaTelefono } from '@alerce/domain/base/persona/telefono'
import type { Binding } from '../../lib/form/binding.ts'
import { upper } from '../../lib/form/shapes.ts'
import { CorreoField } from './correo-field.tsx'
import { TextField } from './text-field.tsx'

type Nombre = 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'

interface PersonFieldsProps<C extends string> {
  readonly field: (campo: C) => Binding<string>
}

/** Names in capitals as they are typed (spec 1 §5, spec 2 §5). */
export function NameFields({ field, ...limit }: PersonFieldsProps<Nombre> & { readonly maxLength?: number }) {
  const nombre = { required: true, shape: upper, ...limit }
  return (
    <>
      <TextField label="Nombres" {...nombre} {...field('nombres')} />
      <TextField label="Primer apellido" {...nombre} {...field('apellidoPaterno')} />
      <TextField label="Segundo apellido" {...nombre} {...field('apellidoMaterno')} />
    </>
  )
}

/** Phone and e-mail, without the blanks that are pasted with them (spec 1 §5). */
export function ContactFields({ field }: PersonFieldsProps<'celular' | 'correo'>) {
  return (
    <>
      <TextField
        label="Celular"
        required
        prefix="+56"
        inputMode="tel"
        placeholder="912345678"
        shape={normalizaTelefono}
        {...field('celular')}
      />
      <CorreoField {...field('correo')} />
    </>
  )
}
