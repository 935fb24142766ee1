import { claveMessages, textoDeProblema } from '@alerce/contract/messages/acceso/clave'
import { type DuenoDeClave, revisaClave } from '@alerce/domain/acceso/clave'
import { AccessField } from '../../../components/access/access-field.tsx'
import type { useClaveForm } from '../../../components/access/use-clave-form.ts'

/** Hint under a new password: its first problem, or that it is accepted. */
function claveHint(nueva: string, dueno: DuenoDeClave | null, actual: string): string {
  if (nueva === '') return claveMessages.corta.text
  const problem = revisaClave(nueva, dueno, actual || undefined)
  return problem ? textoDeProblema(problem) : 'La contraseña sirve'
}

interface NuevaFieldsProps {
  readonly field: ReturnType<typeof useClaveForm<'nueva' | 'repetida'>>['field']
  /** Owner of the password, if known. */
  readonly dueno: DuenoDeClave | null
  /** The one it replaces, as far as it is typed. */
  readonly actual?: string
}

/** New password, typed twice. Its problems are shown while typing. */
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
