import type { Db } from '../../../platform/db/database.ts'

const MAXIMO = 50

/** Acts of a user that can still be undone, the one that ends first at the top, with the names of their people. */
export const porDeshacerDe = (tx: Db, usuarioId: number, ahora: string) =>
  tx
    .selectFrom('porDeshacer as d')
    .leftJoin('prospecto as p', 'p.id', 'd.prospectoId')
    .select(['d.id', 'd.dice', 'd.deshace', 'd.pedido', 'd.hasta', 'p.nombres', 'p.apellidoPaterno'])
    .where('d.usuarioId', '=', usuarioId)
    .where('d.hasta', '>', ahora)
    .orderBy('d.hasta')
    .limit(MAXIMO)
    .execute()
