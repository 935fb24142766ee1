import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import type { Db } from '../../../platform/db/database.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureVersion } from '../seguridad/ensure-version.ts'
import type { DatosDeUsuario, UsuarioGuardado } from './read-model.ts'
import { lockAdministradores } from './repository.ts'

const nombres: Record<Exclude<keyof DatosDeUsuario, 'roles'>, string> = {
  usuario: 'usuario',
  rut: 'RUT',
  nombres: 'nombres',
  apellidoPaterno: 'apellido paterno',
  apellidoMaterno: 'apellido materno',
  correo: 'correo',
  telefono: 'teléfono',
  equipoId: 'equipo',
}

const PERFILES = 'perfiles '

/** Log word for an activation or deactivation. */
export const ESTADO = 'estado'

/** Fields named in a log entry. */
function camposDichos(dicho: string): string[] {
  const [antes = '', ...roles] = dicho.split(new RegExp(`(?:^|, )${PERFILES}`))
  const dichos = antes.split(', ')
  const campos = Object.entries(nombres).flatMap(([campo, nombre]) => (dichos.includes(nombre) ? [campo] : []))
  return [...campos, ...(dichos.includes(ESTADO) ? ['activo'] : []), ...(roles.length > 0 ? ['roles'] : [])]
}

/** Refuses (412) when this user was changed, activated or deactivated after the version read. */
export async function ensureUsuarioLeido(
  ctx: Context,
  version: number | undefined,
  { usuario, version: guardada }: UsuarioGuardado,
): Promise<void> {
  await ensureVersion(ctx, version, {
    registro: 'usuario',
    version: guardada,
    eventos: ['usuarioModificado', 'usuarioActivado', 'usuarioDesactivado'],
    sobre: `${usuario}: `,
    campos: camposDichos,
  })
}

/** Call before any other lock. Returns a check that an active administrator remains without this user. */
export async function keepAdministrador(tx: Db, usuarioId: number): Promise<() => void> {
  const activos = await lockAdministradores(tx)
  const unico = activos.length === 1 && activos[0] === usuarioId
  return () => ensure(!unico, administracionMessages.ultimoAdministrador)
}

/** Differences in log words: names of fields, never personal data; roles are listed. */
export function queCambia(antes: DatosDeUsuario, despues: DatosDeUsuario): string[] {
  const campos = Object.entries(nombres)
    .filter(([campo]) => antes[campo as keyof DatosDeUsuario] !== despues[campo as keyof DatosDeUsuario])
    .map(([, nombre]) => nombre)
  const roles = (de: DatosDeUsuario) => de.roles.toSorted().join(', ')
  return roles(antes) === roles(despues) ? campos : [...campos, `${PERFILES}${roles(despues)}`]
}
