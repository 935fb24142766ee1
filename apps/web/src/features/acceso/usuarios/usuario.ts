import type { UsuarioForm } from '@alerce/contract/forms/acceso/administracion'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import type { PayloadOf } from '../../../lib/api/call.ts'
import type { Usuario } from '../../../lib/session/usuario.ts'

export const nombreDe = ({ nombres, apellidoPaterno, apellidoMaterno }: Usuario): string =>
  [nombres, apellidoPaterno, apellidoMaterno].filter(Boolean).join(' ')

/** Form values of a user; null begins a new user. */
export const valuesOf = (usuario: Usuario | null): UsuarioForm => ({
  usuario: usuario?.usuario ?? '',
  rut: usuario ? formatoRut(usuario.rut) : '',
  nombres: usuario?.nombres ?? '',
  apellidoPaterno: usuario?.apellidoPaterno ?? '',
  apellidoMaterno: usuario?.apellidoMaterno ?? '',
  correo: usuario?.correo ?? '',
  telefono: usuario?.telefono ?? '',
  roles: [...(usuario?.roles ?? [])],
  equipoId: usuario?.equipoId ?? null,
})

/** Payload of the form. An existing user is sent with the version that was read. */
export function payloadOf(values: UsuarioForm, usuario: Usuario | null): PayloadOf<'guardarUsuario'> {
  const escrito = { ...values, roles: values.roles as Usuario['roles'] }
  return usuario ? { ...escrito, usuarioId: usuario.usuarioId, version: usuario.version } : escrito
}
