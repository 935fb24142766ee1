import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface CitaCopiada {
  readonly id: number
  readonly prospectoId: number | null
  readonly inicio: string
  readonly termino: string
  readonly comentario: string
  readonly estado: 'R' | 'N' | null
}

interface Rango {
  readonly asesorId: number
  readonly desde: string
  readonly hasta: string
  readonly en: string
}

/** Makes the copies of an advisor's appointments in a range those of the core. The core decides on overlaps. */
export async function replaceCitas(
  db: Db,
  { asesorId, desde, hasta, en }: Rango,
  citas: readonly CitaCopiada[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from cita where asesor_id = ${asesorId} and inicio < ${hasta} and termino > ${desde}
      and id <> all(${citas.map(({ id }) => id)}::bigint[])`.execute(tx)
    if (citas.length === 0) return
    const filas = citas.map(
      (una) => sql`(${una.id}::bigint, ${asesorId}::bigint,
        (select id from prospecto where id = ${una.prospectoId}), ${una.inicio}::timestamptz, ${una.termino}::timestamptz,
        ${una.comentario}, ${una.estado}, true, ${en}::timestamptz)`,
    )
    await sql`insert into cita (id, asesor_id, prospecto_id, inicio, termino, comentario, estado, permite_tope,
        actualizada_en) overriding system value values ${sql.join(filas)}
      on conflict (id) do update set prospecto_id = excluded.prospecto_id, inicio = excluded.inicio,
        termino = excluded.termino, comentario = excluded.comentario, estado = excluded.estado`.execute(tx)
  })
}
