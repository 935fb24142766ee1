import { type UsuarioForm, usuarioRules } from '@alerce/contract/forms/acceso/administracion'
import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { enSignosSimples } from '@alerce/domain/base/texto/signos'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { CheckGroupField } from '../../../../components/fields/check-group-field.tsx'
import { CorreoField } from '../../../../components/fields/correo-field.tsx'
import { TelefonoField } from '../../../../components/fields/person-fields.tsx'
import { RutField } from '../../../../components/fields/rut-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { Fields } from '../../../../components/layout/panel.tsx'
import { DeskDialog } from '../../../../components/mesa/desk-dialog.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { account } from '../../../../lib/form/shapes.ts'
import { type AlerceForm, useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import { perfiles } from '../perfiles.ts'
import { useGuardarUsuario } from '../queries.ts'
import { nombreDe, payloadOf, valuesOf } from '../usuario.ts'
import { AccesoUsuario } from './acceso-usuario.tsx'
import { EquipoField } from './equipo-field.tsx'

interface UsuarioDialogProps extends DeskActs {
  /** null makes a new one. */
  readonly usuario: Usuario | null
}

type UsuarioGuardado = ReplyOf<'guardarUsuario'>

/** The form of a user; null makes a new one. `onSaved` comes once the draft is gone. */
function useUsuarioForm(usuario: Usuario | null, onSaved: (saved: UsuarioGuardado, values: UsuarioForm) => void) {
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

const provisionalOf = ({ usuario }: UsuarioForm, { claveProvisoria, debeCambiarla }: UsuarioGuardado): Secret | null =>
  claveProvisoria === null
    ? null
    : {
        title: 'Usuario creado',
        label: `Contraseña provisoria de ${usuario}`,
        value: claveProvisoria,
        note: `Entréguela solo a esa persona. ${debeCambiarla ? 'Deberá' : 'Conviene'} cambiarla al ingresar por primera vez.`,
      }

function UsuarioFields({ field }: Pick<AlerceForm<UsuarioForm>, 'field'>) {
  return (
    <>
      <Fields>
        <TextField label="Usuario" required shape={account} maxLength={40} {...field('usuario')} />
        <RutField label="RUT" required {...field('rut')} />
        <TextField label="Nombres" required reads={enSignosSimples} {...field('nombres')} />
        <TextField label="Primer apellido" required reads={enSignosSimples} {...field('apellidoPaterno')} />
        <TextField label="Segundo apellido" reads={enSignosSimples} {...field('apellidoMaterno')} />
        <CorreoField {...field('correo')} />
        <TelefonoField label="Teléfono" description="Va en las cotizaciones que envía." {...field('telefono')} />
      </Fields>
      <CheckGroupField label="Perfiles" required options={perfiles} {...field('roles')} />
      <EquipoField {...field('equipoId')} />
    </>
  )
}

/** Dialog of a user: access and data. */
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
