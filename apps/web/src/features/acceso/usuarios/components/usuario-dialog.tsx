import type { UsuarioForm } from '@alerce/contract/forms/acceso/administracion'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import { type UsuarioGuardado, useUsuarioForm } from '../use-usuario-form.ts'
import { nombreDe } from '../usuario.ts'
import { AccesoUsuario } from './acceso-usuario.tsx'
import { UsuarioFields } from './usuario-fields.tsx'

interface UsuarioDialogProps extends DeskActs {
  /** null makes a new one. */
  readonly usuario: Usuario | null
}

const provisionalOf = ({ usuario }: UsuarioForm, { claveProvisoria, debeCambiarla }: UsuarioGuardado): Secret | null =>
  claveProvisoria === null
    ? null
    : {
        title: 'Usuario creado',
        label: `Contraseña provisoria de ${usuario}`,
        value: claveProvisoria,
        note: `Entréguela solo a esa persona. ${debeCambiarla ? 'Deberá' : 'Conviene'} cambiarla al ingresar por primera vez.`,
      }

/** A user: what may be done with the access, and the data. */
export function UsuarioDialog({ usuario, onSaved, onSecret, onClose, onLetGo }: UsuarioDialogProps) {
  const { form, submit } = useUsuarioForm(usuario, (saved, values) =>
    onSaved(
      usuario ? `Se guardaron los cambios de ${nombreDe(usuario)}.` : `Se creó el usuario ${values.usuario}.`,
      provisionalOf(values, saved),
    ),
  )
  return (
    <DeskDialog
      title={usuario ? nombreDe(usuario) : 'Nuevo usuario'}
      action={usuario ? 'Guardar cambios' : 'Crear usuario'}
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
      onLetGo={onLetGo}
    >
      {usuario && <AccesoUsuario usuario={usuario} onSecret={onSecret} />}
      <UsuarioFields field={form.field} />
    </DeskDialog>
  )
}
