import type { UsuarioForm } from '@alerce/contract/forms/acceso/administracion'
import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import { DraftNotice } from '../../../../components/feedback/draft-notice.tsx'
import { ErrorSummary } from '../../../../components/fields/error-summary.tsx'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import { type UsuarioGuardado, useUsuarioForm } from '../use-usuario-form.ts'
import { nombreDe } from '../usuario.ts'
import classes from '../usuarios.module.css'
import { AccesoUsuario } from './acceso-usuario.tsx'
import { UsuarioFields } from './usuario-fields.tsx'

interface UsuarioDialogProps {
  /** null makes a new one. */
  readonly usuario: Usuario | null
  /** What to say of it, and the password of a new one. */
  readonly onSaved: (what: string, provisional: Secret | null) => void
  readonly onSecret: (secret: Secret) => void
  readonly onClose: () => void
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

/** A user: what may be done with the access, and the data. Closing keeps what was typed, as a draft. */
export function UsuarioDialog({ usuario, onSaved, onSecret, onClose }: UsuarioDialogProps) {
  const { form, submit } = useUsuarioForm(usuario, (saved, values) =>
    onSaved(
      usuario ? `Se guardaron los cambios de ${nombreDe(usuario)}.` : `Se creó el usuario ${values.usuario}.`,
      provisionalOf(values, saved),
    ),
  )
  const footer = (
    <>
      <Button onClick={onClose}>Cerrar</Button>
      <Button kind="primary" type="submit" form="usuario" busy={form.busy}>
        {usuario ? 'Guardar cambios' : 'Crear usuario'}
      </Button>
    </>
  )
  return (
    <Dialog title={usuario ? nombreDe(usuario) : 'Nuevo usuario'} wide onClose={onClose} footer={footer}>
      <form id="usuario" className={classes.form} noValidate onSubmit={submit}>
        {usuario && <AccesoUsuario usuario={usuario} onSecret={onSecret} />}
        <DraftNotice form={form} />
        <ErrorSummary errors={form.problems} onGoTo={form.goTo} />
        <UsuarioFields field={form.field} />
      </form>
    </Dialog>
  )
}
