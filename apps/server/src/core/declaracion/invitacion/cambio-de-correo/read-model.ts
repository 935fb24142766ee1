import type { Selectable } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { CambioCorreoTable } from '../../../../platform/db/tables/declaracion.ts'

type CambioDeCorreoGuardado = Selectable<CambioCorreoTable>

const enPie = (tx: Db) => tx.selectFrom('cambioCorreo').selectAll().where('anulado', 'is', null)

/** The last change of the e-mail of a prospect after it was invited, or null. */
export async function cambioDe(tx: Db, prospectoId: number): Promise<CambioDeCorreoGuardado | null> {
  const query = enPie(tx).where('prospectoId', '=', prospectoId).orderBy('id', 'desc').limit(1)
  return (await query.executeTakeFirst()) ?? null
}

/** The change that a link asks about, or null. */
export async function cambioPorEnlace(tx: Db, tokenHash: Buffer): Promise<CambioDeCorreoGuardado | null> {
  return (await enPie(tx).where('tokenHash', '=', tokenHash).executeTakeFirst()) ?? null
}
