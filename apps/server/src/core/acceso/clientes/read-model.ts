import type { Db } from '../../../platform/db/database.ts'

/** Clients of the API by id, without their secrets. Instants ISO. */
export const clientes = (tx: Db) =>
  tx
    .selectFrom('clienteApi')
    .select(['id', 'alcances', 'activo', 'creado', 'rotado', 'secretoAnteriorHasta as anteriorHasta'])
    .orderBy('id')
    .execute()
