import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AperturaEnlaceTable } from '../../../platform/db/tables/acceso.ts'

export interface EnlaceNuevo {
  readonly asesorId: number
  readonly jefeId: number
  readonly sal: string
  readonly creadoPor: string
  readonly creado: string
  readonly expira: string
}

export async function insertarEnlace(tx: Db, e: EnlaceNuevo): Promise<number> {
  const { id } = await tx
    .insertInto('enlace_supervisor')
    .values({
      asesor_id: e.asesorId,
      jefe_id: e.jefeId,
      sal: e.sal,
      creado_por: e.creadoPor,
      creado: e.creado,
      expira: e.expira,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Which links: one, all over an advisor, or all of a head of team. */
export type CualesEnlaces = Partial<Pick<EnlaceNuevo, 'asesorId' | 'jefeId'>> & { readonly enlaceId?: number }

/** Revokes those in force; answers their ids. */
export async function marcarRevocados(
  tx: Db,
  { enlaceId, asesorId, jefeId }: CualesEnlaces,
  { en, por }: { en: string; por: string },
): Promise<number[]> {
  if (enlaceId === undefined && asesorId === undefined && jefeId === undefined) return []
  let query = tx
    .updateTable('enlace_supervisor')
    .set({ revocado: en, revocado_por: por })
    .where('revocado', 'is', null)
    .where('expira', '>', en)
  if (enlaceId !== undefined) query = query.where('id', '=', enlaceId)
  if (asesorId !== undefined) query = query.where('asesor_id', '=', asesorId)
  if (jefeId !== undefined) query = query.where('jefe_id', '=', jefeId)
  return (await query.returning('id').execute()).map((row) => row.id)
}

/** Who opened a link, when and from where. */
export async function insertarApertura(tx: Db, apertura: Insertable<AperturaEnlaceTable>): Promise<void> {
  await tx.insertInto('apertura_enlace').values(apertura).execute()
}
