import type { Db } from '../../../platform/db/database.ts'
import { type Actor, firma } from '../../actor.ts'

/** A sale by its prospect or by its declaration; by neither, none. */
export interface VentaNombrada {
  readonly prospectoId?: number | null | undefined
  readonly declaracionId?: number | null | undefined
}

/** The name of the advisor of a sale; null where there is no such sale. */
async function asesorDeLaVenta(
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

/**
 * How the Bitácora and the access log name who acted on a sale: a bearer client acts as its advisor, and both are told
 * (core rules, Who acts).
 */
export async function firmaSobre(tx: Db, actor: Actor, venta: VentaNombrada): Promise<string> {
  return firma(actor, actor.kind === 'cliente' ? await asesorDeLaVenta(tx, venta) : null)
}
