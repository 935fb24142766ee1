import type { DuenoDeClave } from '@alerce/domain/acceso/clave'
import { AccessField } from '../../../components/access/access-field.tsx'
import { claveHint } from './clave-hint.ts'
import type { useClaveForm } from './use-clave-form.ts'

interface NuevaFieldsProps {
  readonly field: ReturnType<typeof useClaveForm<'nueva' | 'repetida'>>['field']
  /** Whose it is, where it is known. */
  readonly dueno: DuenoDeClave | null
  /** The one it replaces, as far as it is typed. */
  readonly actual?: string
}

/** A new password, typed twice; what it lacks is told while it is typed. */
export function NuevaFields({ field, dueno, actual = '' }: NuevaFieldsProps) {
  const nueva = field('nueva')
  return (
    <>
      <AccessField
        label="Contraseña nueva"
        autoComplete="new-password"
        secret="contraseña nueva"
        {...nueva}
        hint={nueva.error ? null : claveHint(nueva.value, dueno, actual)}
      />
      <AccessField
        label="Repita la contraseña nueva"
        autoComplete="new-password"
        secret="contraseña repetida"
        {...field('repetida')}
      />
    </>
  )
}
