import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { VistaTable } from '../../../platform/db/tables/cartera.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'

export type VistaGuardada = Selectable<VistaTable>

/** Views of a person, by name: own ones and those that their team shares, with the name and the team of the reader. */
export const vistasDe = (tx: Db, usuarioId: number) =>
  tx
    .selectFrom('vista as v')
    .innerJoin('usuario as d', 'd.id', 'v.duenoId')
    .selectAll('v')
    .select(nombreCortoDe('d').as('de'))
    .where('v.borradaEn', 'is', null)
    .where(
      sql<SqlBool>`(v.dueno_id = ${usuarioId} or v.equipo_id = (select equipo_id from usuario where id = ${usuarioId}))`,
    )
    .orderBy(sql`lower(v.nombre)`)
    .orderBy('v.id')
    .execute()

/** A view, deleted or not, locked. */
export const takeVista = async (tx: Db, id: number): Promise<VistaGuardada | null> =>
  (await tx.selectFrom('vista').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

interface Cuenta {
  readonly propias: number
  readonly delEquipo: number
  /** One of the owner's has this name. */
  readonly repetida: boolean
}

/** Views of an owner and of a team, besides one, and whether the owner has one of this name. */
export async function cuentaDeVistas(
  tx: Db,
  { duenoId, equipoId, nombre }: Pick<VistaGuardada, 'duenoId' | 'equipoId' | 'nombre'>,
  menosId: number | null,
): Promise<Cuenta> {
  const suya = sql`dueno_id = ${duenoId}`
  return await tx
    .selectFrom('vista')
    .select([
      sql<number>`(count(*) filter (where ${suya}))::int`.as('propias'),
      sql<number>`(count(*) filter (where equipo_id = ${equipoId}))::int`.as('delEquipo'),
      sql<boolean>`coalesce(bool_or(${suya} and lower(nombre) = lower(${nombre})), false)`.as('repetida'),
    ])
    .where('borradaEn', 'is', null)
    .where('id', 'is distinct from', menosId)
    .where(sql<SqlBool>`(${suya} or equipo_id = ${equipoId})`)
    .executeTakeFirstOrThrow()
}
