import type { Db } from '../../../platform/db/database.ts'
import type { Acceso, CabezaDeCadena, CadenaSellada, Vista } from './cadena.ts'

/** The end of the chain, its row locked: two writers would fork it. */
export async function takeSello(tx: Db): Promise<CadenaSellada> {
  return await tx
    .selectFrom('bitacoraAccesoSello')
    .select(['ultima', 'entradas', 'huella', 'sello'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Writes an entry and answers its id. */
export async function insertAcceso(
  tx: Db,
  { acceso, vista }: { readonly acceso: Acceso; readonly vista: Vista | null },
  anterior: string,
  huella: string,
): Promise<number> {
  const { en, actor, operacion, declaracionId, ip, rechazado = false } = acceso
  const { id } = await tx
    .insertInto('bitacoraAcceso')
    .values({ en, actor, operacion, declaracionId, ip, rechazado, ...vista, huellaAnterior: anterior, huella })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function advanceSello(tx: Db, cabeza: CabezaDeCadena, sello: string): Promise<void> {
  await tx
    .updateTable('bitacoraAccesoSello')
    .set({ ...cabeza, sello })
    .execute()
}
