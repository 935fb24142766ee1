import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { UsuarioTable } from '../../../platform/db/tables/acceso.ts'

/** What an administrator sees and changes of a user. */
export type DatosDeUsuario = Pick<
  Selectable<UsuarioTable>,
  'usuario' | 'rut' | 'nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'correo' | 'roles' | 'equipoId'
>

export type UsuarioGuardado = DatosDeUsuario &
  Pick<Selectable<UsuarioTable>, 'id' | 'activo' | 'debeCambiarClave' | 'version'>

const guardado = (db: Db) =>
  db
    .selectFrom('usuario')
    .select([
      'usuario.id',
      'usuario.usuario',
      'usuario.rut',
      'usuario.nombres',
      'usuario.apellidoPaterno',
      'usuario.apellidoMaterno',
      'usuario.correo',
      'usuario.roles',
      'usuario.equipoId',
      'usuario.activo',
      'usuario.debeCambiarClave',
      'usuario.version',
    ])

/** Every user with the name of the team. */
export const usuarios = (tx: Db) =>
  guardado(tx).leftJoin('equipo', 'equipo.id', 'usuario.equipoId').select('equipo.nombre as equipo').execute()

/** A user for changing, its row locked (logging in is not held up by it), or null. */
export async function usuarioParaCambiar(tx: Db, id: number): Promise<UsuarioGuardado | null> {
  return (await guardado(tx).where('usuario.id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null
}

/** Teams, with how many active people each has. */
export const equipos = (tx: Db) =>
  tx
    .selectFrom('equipo')
    .leftJoin('usuario', (join) => join.onRef('usuario.equipoId', '=', 'equipo.id').on('usuario.activo', '=', true))
    .select((e) => ['equipo.id', 'equipo.nombre', e.fn.count<number>('usuario.id').as('personas')])
    .groupBy(['equipo.id', 'equipo.nombre'])
    .execute()

export async function hayEquipo(tx: Db, id: number): Promise<boolean> {
  return (await tx.selectFrom('equipo').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Whether a head of team and an advisor are of one team. */
export async function sonDelMismoEquipo(tx: Db, jefeId: number, asesorId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usuario as jefe')
    .innerJoin('usuario as asesor', 'asesor.equipoId', 'jefe.equipoId')
    .select('asesor.id')
    .where('jefe.id', '=', jefeId)
    .where('asesor.id', '=', asesorId)
    .executeTakeFirst()
  return row !== undefined
}

export async function cuantosEquipos(tx: Db): Promise<number> {
  const { cuantos } = await tx
    .selectFrom('equipo')
    .select((e) => e.fn.countAll<number>().as('cuantos'))
    .executeTakeFirstOrThrow()
  return Number(cuantos)
}
