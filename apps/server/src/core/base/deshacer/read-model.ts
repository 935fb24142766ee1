import type { Db } from '../../../platform/db/database.ts'

const MAXIMO = 50

/** What somebody did and can still undo, the one that ends first first, with the names of whom it is about. */
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
