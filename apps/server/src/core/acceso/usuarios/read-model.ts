import type { Db } from '../../../platform/db/database.ts'

/** What an administrator sees and changes of a user. */
export interface DatosDeUsuario {
  readonly usuario: string
  readonly rut: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly correo: string
  readonly roles: readonly string[]
  readonly equipoId: number | null
}

export interface UsuarioGuardado extends DatosDeUsuario {
  readonly id: number
  readonly activo: boolean
  readonly debeCambiarClave: boolean
  readonly version: number
}

const guardado = (db: Db) =>
  db
    .selectFrom('usuario')
    .select([
      'usuario.id',
      'usuario.usuario',
      'usuario.rut',
      'usuario.nombres',
      'usuario.apellido_paterno as apellidoPaterno',
      'usuario.apellido_materno as apellidoMaterno',
      'usuario.correo',
      'usuario.roles',
      'usuario.equipo_id as equipoId',
      'usuario.activo',
      'usuario.debe_cambiar_clave as debeCambiarClave',
      'usuario.version',
    ])

/** Every user with the name of the team. */
export const usuarios = (tx: Db) =>
  guardado(tx).leftJoin('equipo', 'equipo.id', 'usuario.equipo_id').select('equipo.nombre as equipo').execute()

/** A user for changing, its row locked (logging in is not held up by it), or null. */
export async function usuarioParaCambiar(tx: Db, id: number): Promise<UsuarioGuardado | null> {
  return (await guardado(tx).where('usuario.id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null
}

/** Teams, with how many active people each has. */
export const equipos = (tx: Db) =>
  tx
    .selectFrom('equipo')
    .leftJoin('usuario', (join) => join.onRef('usuario.equipo_id', '=', 'equipo.id').on('usuario.activo', '=', true))
    .select((e) => ['equipo.id', 'equipo.nombre', e.fn.count<number>('usuario.id').as('personas')])
    .groupBy(['equipo.id', 'equipo.nombre'])
    .execute()

export async function hayEquipo(tx: Db, id: number): Promise<boolean> {
  return (await tx.selectFrom('equipo').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
