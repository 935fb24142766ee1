import type { Db } from '../../../platform/db/database.ts'

/** Clients of the API by id, without their secrets. Instants ISO. */
export const clientes = (tx: Db) =>
  tx
    .selectFrom('cliente_api')
    .select(['id', 'alcances', 'activo', 'creado', 'rotado', 'secreto_anterior_hasta as anteriorHasta'])
    .orderBy('id')
    .execute()
