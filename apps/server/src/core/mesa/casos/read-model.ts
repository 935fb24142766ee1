import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'
import type { BusquedaDePapeles } from '../../postulacion/busqueda/read-model-papeles.ts'
import { nombreEnPie, rutEnPie } from '../../postulacion/edicion/read-model.ts'

/**
 * Case of a row of the desk, with the name and RUT in force, as a table to join by prospectoId; the DS is the live one,
 * or null.
 */
export const casos = (db: Db) =>
  db
    .selectFrom('prospecto as p')
    .innerJoin('usuario as u', 'u.id', 'p.asesorId')
    .leftJoin('declaracion as d', (join) => join.onRef('d.prospectoId', '=', 'p.id').on('d.viva', '=', true))
    .select(['p.id as prospectoId', 'd.id as declaracionSaludId', 'd.folio as folioDS', 'p.estado'])
    .select([nombreEnPie('p').as('nombre'), rutEnPie('p').as('rut'), nombreCortoDe('u').as('asesor')])

/** Page of a list of the desk. */
export interface PaginaDeCasos {
  /** Last id of the previous page; null: the first page. */
  readonly cursor: number | null
  /** Only the matters of these prospects; null: all. */
  readonly hallados: BusquedaDePapeles | null
  readonly limite: number
}

/** Column for matters of the desk's inbox without an end of their own. */
export const sinFin = sql<string | null>`null::timestamptz`.as('vence')
