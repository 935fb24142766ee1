import { type UsuarioForm, usuarioRules } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import type { Usuario } from '../../../lib/session/usuario.ts'
import { useGuardarUsuario } from './queries.ts'
import { payloadOf, valuesOf } from './usuario.ts'

export type UsuarioGuardado = ReplyOf<'guardarUsuario'>

/** The form of a user; null makes a new one. `onSaved` comes once the draft is gone. */
export function useUsuarioForm(
  usuario: Usuario | null,
  onSaved: (saved: UsuarioGuardado, values: UsuarioForm) => void,
) {
  const guardar = useGuardarUsuario()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<UsuarioForm>({
    name: `usuario:${usuario?.usuarioId ?? 'nuevo'}`,
    initial: valuesOf(usuario),
    rules: usuarioRules,
  })

  const save = async (values: UsuarioForm) => {
    const saved = await guardar.mutateAsync(payloadOf(values, usuario))
    await form.saved(values)
    onSaved(saved, values)
  }

  return { form, submit: form.submit(save, tellFailure(administracionMessages.usuarioNoGuardado.text)) }
}
