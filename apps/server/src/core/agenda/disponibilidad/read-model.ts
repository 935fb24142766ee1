import type { Bloqueo } from '@alerce/domain/agenda/bloqueo'
import { type Disponibilidad, disponibilidadInicial } from '@alerce/domain/agenda/disponibilidad'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import type { Db } from '../../../platform/db/database.ts'

/** Hours of an advisor; those of the product with version 1 when none were saved. */
export async function disponibilidadDe(
  tx: Db,
  usuarioId: number,
): Promise<Disponibilidad & { readonly version: number }> {
  const row = await tx
    .selectFrom('disponibilidad')
    .select(['semana', 'margen', 'version'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  return row ?? { ...disponibilidadInicial, version: 1 }
}

export interface BloqueoGuardado extends Bloqueo {
  readonly id: number
  /** Sealed; null: none. */
  readonly motivo: Buffer | null
}

/** Blocks of an advisor that touch the days from `desde` to `hasta`, both in (null: all from then on), by first day. */
export async function bloqueosEntre(
  tx: Db,
  asesorId: number,
  desde: FechaISO,
  hasta: FechaISO | null,
): Promise<BloqueoGuardado[]> {
  const query = tx
    .selectFrom('bloqueoAgenda')
    .select(['id', 'clase', 'desde', 'hasta', 'horaInicio', 'horaTermino', 'motivo'])
    .where('asesorId', '=', asesorId)
    .where('borradoEn', 'is', null)
    .where('hasta', '>=', desde)
    .orderBy('desde')
    .orderBy('horaInicio')
    .orderBy('id')
  return await (hasta === null ? query : query.where('desde', '<=', hasta)).execute()
}

/** Number of blocks of an advisor that have not ended before a day. */
export async function cuantosBloqueos(tx: Db, asesorId: number, desde: FechaISO): Promise<number> {
  const { total } = await tx
    .selectFrom('bloqueoAgenda')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('asesorId', '=', asesorId)
    .where('borradoEn', 'is', null)
    .where('hasta', '>=', desde)
    .executeTakeFirstOrThrow()
  return total
}

/** A block, deleted or not, locked, or null. */
export const takeBloqueo = async (tx: Db, id: number) =>
  (await tx
    .selectFrom('bloqueoAgenda')
    .select(['id', 'asesorId', 'borradoEn'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? null
