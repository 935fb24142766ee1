import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'
import { nombreEnPie, rutEnPie } from '../../postulacion/edicion/read-model.ts'

/** Whom a row of the desk is about, by the name and the RUT that count, as a table to join by prospectoId; the DS is the live one, or null. */
export const casos = (db: Db) =>
  db
    .selectFrom('prospecto as p')
    .innerJoin('usuario as u', 'u.id', 'p.asesorId')
    .leftJoin('declaracion as d', (join) => join.onRef('d.prospectoId', '=', 'p.id').on('d.viva', '=', true))
    .select(['p.id as prospectoId', 'd.id as declaracionSaludId', 'd.folio as folioDS', 'p.estado'])
    .select([nombreEnPie('p').as('nombre'), rutEnPie('p').as('rut'), nombreCortoDe('u').as('asesor')])

/** Of what never ends by itself, in the inbox of the desk. */
export const sinFin = sql<string | null>`null::timestamptz`.as('vence')
