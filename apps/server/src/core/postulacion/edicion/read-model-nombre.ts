import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Prospecto } from '../prospecto/read-model.ts'

/** Names and surnames, in capitals. */
export type Nombre = Pick<Prospecto, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/** As a prospect with an open update was named before it; of another, nothing. */
export const nombreAntes = (tx: Db, prospectoId: number) =>
  tx
    .selectFrom('actualizacion')
    .select(['nombres', 'apellidoPaterno', 'apellidoMaterno'])
    .where('prospectoId', '=', prospectoId)
    .where('estado', '=', EDICION_ABIERTA)
    .executeTakeFirst()

const enteros = ['nombres', 'apellido_paterno', 'apellido_materno'] as const
type Parte = (typeof enteros)[number]

const junto = (tabla: string, partes: readonly Parte[]) =>
  sql<string>`concat_ws(' ', ${sql.join(partes.map((parte) => sql.ref(`${tabla}.${parte}`)))})`

/** As a row of a prospect has it now, be it what an open update says. */
export const nombreEscrito = (prospecto: string) => sql<string>`trim(${junto(prospecto, enteros)})`

/** The name that counts, of a row of a prospect: of whatever is no screen of the update (decision 022). */
export const nombreEnPie = (prospecto: string, partes: readonly Parte[] = enteros) =>
  sql<string>`trim(coalesce((select ${junto('abierta', partes)} from actualizacion abierta
    where abierta.prospecto_id = ${sql.ref(`${prospecto}.id`)} and abierta.estado = ${sql.lit(EDICION_ABIERTA)}),
    ${junto(prospecto, partes)}))`
