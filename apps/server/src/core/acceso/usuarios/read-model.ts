import type { Role } from '@alerce/contract/operation'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { UsuarioTable } from '../../../platform/db/tables/acceso.ts'
import { comienzoDePalabra, nombreCortoDe } from '../../../platform/db/text.ts'

/** Data of a user that an administrator reads and edits. */
export type DatosDeUsuario = Pick<
  Selectable<UsuarioTable>,
  'usuario' | 'rut' | 'nombres' | 'apellidoPaterno' | 'apellidoMaterno' | 'correo' | 'telefono' | 'roles' | 'equipoId'
>

export type UsuarioGuardado = DatosDeUsuario &
  Pick<Selectable<UsuarioTable>, 'id' | 'activo' | 'debeCambiarClave' | 'segundoFactor' | 'version'>

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
      'usuario.telefono',
      'usuario.roles',
      'usuario.equipoId',
      'usuario.activo',
      'usuario.debeCambiarClave',
      'usuario.segundoFactor',
      'usuario.version',
    ])

const conEquipo = (tx: Db) =>
  guardado(tx).leftJoin('equipo', 'equipo.id', 'usuario.equipoId').select('equipo.nombre as equipo')

/** User with the name of the team, or null. */
export const usuarioConEquipo = async (tx: Db, id: number) =>
  (await conEquipo(tx).where('usuario.id', '=', id).executeTakeFirst()) ?? null

/** Filter of users: each word must begin one of their words. */
interface FiltroDeUsuarios {
  readonly palabras: readonly string[]
  readonly soloActivos: boolean
}

interface UsuariosPage extends FiltroDeUsuarios {
  /** Id of the last user read. */
  readonly cursor: number | null
  readonly limite: number
}

const conLaPalabra = (palabra: string) => sql<SqlBool>`' ' || texto_busqueda(concat_ws(' ', usuario.nombres,
  usuario.apellido_paterno, usuario.apellido_materno, usuario.usuario, equipo.nombre, usuario.rut,
  replace(usuario.rut, '-', ''))) like ${comienzoDePalabra(palabra)}`

const hallados = ({ palabras, soloActivos }: FiltroDeUsuarios) => [
  ...palabras.map(conLaPalabra),
  ...(soloActivos ? [sql<SqlBool>`usuario.activo`] : []),
]

/** Sort key: deactivated users last, then by name, independent of the database's language. */
const lugar = (de: 'usuario' | 'u') =>
  sql.raw(`not ${de}.activo, texto_busqueda(${de}.nombres || ' ' || ${de}.apellido_paterno) collate "C", ${de}.id`)

/** Page of users with the names of their teams, one more than `limite`. */
export const usuarios = (tx: Db, { cursor, limite, ...filtro }: UsuariosPage) =>
  conEquipo(tx)
    .where((e) => e.and(hallados(filtro)))
    .$if(cursor !== null, (q) =>
      q.where(sql<SqlBool>`(${lugar('usuario')}) > (select ${lugar('u')} from usuario u where u.id = ${cursor})`),
    )
    .orderBy(lugar('usuario'))
    .limit(limite + 1)
    .execute()

export async function cuantosUsuarios(tx: Db, filtro: FiltroDeUsuarios): Promise<number> {
  const { cuantos } = await tx
    .selectFrom('usuario')
    .leftJoin('equipo', 'equipo.id', 'usuario.equipoId')
    .select((e) => e.fn.countAll<number>().as('cuantos'))
    .where((e) => e.and(hallados(filtro)))
    .executeTakeFirstOrThrow()
  return Number(cuantos)
}

/** Locked user, or null; the lock does not delay logins. */
export async function usuarioParaCambiar(tx: Db, id: number): Promise<UsuarioGuardado | null> {
  return (await guardado(tx).where('usuario.id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null
}

/** Users with one of these names. */
export const usuariosDeNombre = (tx: Db, nombres: readonly string[]): Promise<UsuarioGuardado[]> =>
  guardado(tx).where(sql<SqlBool>`usuario.usuario = any(${nombres}::text[])`).execute()

/** All users with their teams, by name of user. */
export const todosLosUsuarios = (tx: Db) => conEquipo(tx).orderBy('usuario.usuario').execute()

/** Active users without the administrator role. */
export const activosSinAdministrar = (tx: Db) =>
  tx
    .selectFrom('usuario')
    .select(['id', 'usuario', 'version'])
    .where('activo', '=', true)
    .where(sql<SqlBool>`not ('administracion' = any(roles))`)
    .orderBy('id')
    .execute()

/** Teams, with their number of active persons. */
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

/** SQL condition: the mailbox belongs to a user. */
export const esDeUnUsuarioSql = (correo: string | RawBuilder<string>) =>
  sql<boolean>`(${correo} <> '' and exists (select from usuario u where u.buzon = buzon_de(${correo})))`

/**
 * Those of these e-mails whose mailbox belongs to a user, active or not. Capitals, plus tags and dots make no
 * difference.
 */
export async function correosDeUsuarios(tx: Db, correos: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ correo: string }>`select c.correo from unnest(${correos}::text[]) as c (correo)
    where ${esDeUnUsuarioSql(sql.ref('c.correo'))}`.execute(tx)
  return new Set(rows.map(({ correo }) => correo))
}

export const esDeUnUsuario = async (tx: Db, correo: string): Promise<boolean> =>
  (await correosDeUsuarios(tx, [correo])).has(correo)

/** Users of the team of a person, that person included: `otro`. */
export const delEquipoDe = (tx: Db, usuarioId: number) =>
  tx
    .selectFrom('usuario as uno')
    .innerJoin('usuario as otro', 'otro.equipoId', 'uno.equipoId')
    .where('uno.id', '=', usuarioId)

/** Advisors in the team of a head: `otro`. */
export const asesoresDe = (tx: Db, jefeId: number) =>
  delEquipoDe(tx, jefeId).where('otro.roles', '@>', sql<Role[]>`array['asesor']`)

/** Names of the advisors in the team of a head, by id. */
export async function nombresDeAsesores(tx: Db, jefeId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await asesoresDe(tx, jefeId)
    .select(['otro.id', nombreCortoDe('otro').as('nombre')])
    .execute()
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/** Whether a head of team and an advisor belong to one team. */
export async function sonDelMismoEquipo(tx: Db, jefeId: number, asesorId: number): Promise<boolean> {
  const row = await delEquipoDe(tx, jefeId).select('otro.id').where('otro.id', '=', asesorId).executeTakeFirst()
  return row !== undefined
}
