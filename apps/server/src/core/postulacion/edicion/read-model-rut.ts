import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../prospecto/read-model.ts'

/** Kept as '' of who had none. */
const NINGUNO = ''

/** An update of a row of a prospect that is open. */
const abiertaDe = (prospecto: string) =>
  sql`abierta.prospecto_id = ${sql.ref(`${prospecto}.id`)} and abierta.estado = ${sql.lit(EDICION_ABIERTA)}`

/** The RUT that counts, of a row of a prospect: while an update is open, the one before it (decision 022). */
export const rutEnPie = (prospecto: string): RawBuilder<string | null> =>
  sql`nullif(coalesce((select abierta.rut from actualizacion abierta where ${abiertaDe(prospecto)}),
    ${sql.ref(`${prospecto}.rut`)}), ${sql.lit(NINGUNO)})`

/** Whether a row of a prospect is of that RUT, of those that count; each of the two indexes is asked by itself. */
export const esDelRut = (prospecto: string, rut: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${prospecto}.id`)} in (
      select escrito.id from prospecto escrito where escrito.rut = ${rut}
      union all select abierta.prospecto_id from actualizacion abierta
        where abierta.estado = ${sql.lit(EDICION_ABIERTA)} and abierta.rut = ${rut})
    and ${rutEnPie(prospecto)} = ${rut})`

/** The RUT that counts of a prospect, or null. */
export async function rutFirme(tx: Db, { id }: Pick<Prospecto, 'id'>): Promise<string | null> {
  const row = await tx
    .selectFrom('prospecto')
    .select(rutEnPie('prospecto').as('rut'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.rut ?? null
}
