import { sql } from 'kysely'

/** SQL: the declaration `d` ended in a contract, or went signed to the desk. */
const enContrato = sql`(d.etapa = 'terminado' or exists (select from envio_firmado e where e.declaracion_id = d.id))`

/** SQL: the sale `p` was updated after its contract. */
const actualizada = sql`exists (select from actualizacion a where a.prospecto_id = p.id)`

/** SQL condition: the declaration `d` of the sale `p` has a contract. */
export const conContrato = sql<boolean>`(${enContrato} or ${actualizada})`

/** SQL condition: the sale `p` has a contract, in any of its declarations. */
export const ventaConContrato = sql<boolean>`(${actualizada}
  or exists (select from declaracion d where d.prospecto_id = p.id and ${enContrato}))`
