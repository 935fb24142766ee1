import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PlantillaTable } from '../../../platform/db/tables/cartera.ts'

export type PlantillaGuardada = Selectable<PlantillaTable>

/** Owner of a template: an advisor, a team, or everybody (both null). */
export type DuenoDePlantilla = Pick<PlantillaGuardada, 'asesorId' | 'equipoId'>

interface Lector {
  readonly usuarioId: number
  readonly equipoId: number | null
}

/** Templates that a person sees: own ones, those of the team, those of everybody; without deleted ones. */
const visibles = (tx: Db, { usuarioId, equipoId }: Lector) =>
  tx
    .selectFrom('plantilla')
    .selectAll()
    .where('borradaEn', 'is', null)
    .where((e) =>
      e.or([
        e('asesorId', '=', usuarioId),
        e('equipoId', '=', equipoId ?? 0),
        e.and([e('asesorId', 'is', null), e('equipoId', 'is', null)]),
      ]),
    )

/** Templates of a person, by channel and name. */
export const plantillasDe = (tx: Db, lector: Lector): Promise<PlantillaGuardada[]> =>
  visibles(tx, lector).orderBy('canal', 'desc').orderBy('nombre').orderBy('id').execute()

/** One of them, or null. */
export const plantillaVisible = async (tx: Db, lector: Lector, id: number): Promise<PlantillaGuardada | null> =>
  (await visibles(tx, lector).where('id', '=', id).executeTakeFirst()) ?? null

/** A template, deleted or not, locked. */
export const takePlantilla = async (tx: Db, id: number): Promise<PlantillaGuardada | null> =>
  (await tx.selectFrom('plantilla').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

/** Number of templates of an owner. */
export async function cuantasPlantillas(tx: Db, { asesorId, equipoId }: DuenoDePlantilla): Promise<number> {
  const { total } = await tx
    .selectFrom('plantilla')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('borradaEn', 'is', null)
    .where('asesorId', 'is not distinct from', asesorId)
    .where('equipoId', 'is not distinct from', equipoId)
    .executeTakeFirstOrThrow()
  return total
}
