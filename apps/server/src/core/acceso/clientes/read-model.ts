import type { Db } from '../../../platform/db/database.ts'

/** How a client stands that is about to change, which waits for whoever changes it now; undefined: there is none. */
export const clienteParaCambiar = (tx: Db, id: string) =>
  tx
    .selectFrom('clienteApi')
    .select(['version', 'activo', 'alcances'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Clients of the API by id, without their secrets. Instants ISO. */
export const clientes = (tx: Db) =>
  tx
    .selectFrom('clienteApi')
    .select(['id', 'alcances', 'activo', 'creado', 'rotado', 'secretoAnteriorHasta as anteriorHasta', 'version'])
    .orderBy('id')
    .execute()
