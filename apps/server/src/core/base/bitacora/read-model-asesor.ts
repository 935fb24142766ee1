import type { Db } from '../../../platform/db/database.ts'

/** A sale by its prospect or by its declaration; by neither, none. */
export interface VentaNombrada {
  readonly prospectoId?: number | null | undefined
  readonly declaracionId?: number | null | undefined
}

/** The name of the advisor of a sale; null where there is no such sale. */
export async function asesorDeLaVenta(
  tx: Db,
  { prospectoId = null, declaracionId = null }: VentaNombrada,
): Promise<string | null> {
  const row = await tx
    .selectFrom('prospecto as p')
    .innerJoin('usuario as u', 'u.id', 'p.asesorId')
    .select(['u.nombres', 'u.apellidoPaterno'])
    .where((e) =>
      declaracionId === null
        ? e('p.id', '=', prospectoId)
        : e('p.id', '=', e.selectFrom('declaracion').select('prospectoId').where('id', '=', declaracionId)),
    )
    .executeTakeFirst()
  return row ? `${row.nombres} ${row.apellidoPaterno}` : null
}
