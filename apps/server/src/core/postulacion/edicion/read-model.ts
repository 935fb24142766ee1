import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { readFormulario } from '../prospecto/ingreso/read-formulario.ts'
import type { Beneficiario, Prospecto } from '../prospecto/read-model.ts'

/** Data before an update. `formulario`: in the form of the screens. */
export interface DatosAnteriores {
  readonly formulario: Awaited<ReturnType<typeof readFormulario>>
  readonly beneficiarios: readonly Beneficiario[]
}

/** Open update: author and instant; `antes` is sealed. null: none. */
export async function actualizacionAbierta(tx: Db, prospectoId: number) {
  const row = await tx
    .selectFrom('actualizacion')
    .select(['id', 'comenzadaPor as por', 'comenzadaEn as en', 'antes'])
    .where('prospectoId', '=', prospectoId)
    .where('estado', '=', EDICION_ABIERTA)
    .executeTakeFirst()
  return row ?? null
}

/** Names and surnames, in capitals. */
export type Nombre = Pick<Prospecto, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>

/** Name of a prospect before its open update; none without one. */
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

/** SQL name in a prospect's row, including the changes of an open update. */
export const nombreEscrito = (prospecto: string) => sql<string>`trim(${junto(prospecto, enteros)})`

/** SQL name in force of a prospect's row, for all places but the screens of the update (decision 022). */
export const nombreEnPie = (prospecto: string, partes: readonly Parte[] = enteros) =>
  sql<string>`trim(coalesce((select ${junto('abierta', partes)} from actualizacion abierta
    where abierta.prospecto_id = ${sql.ref(`${prospecto}.id`)} and abierta.estado = ${sql.lit(EDICION_ABIERTA)}),
    ${junto(prospecto, partes)}))`

/** Stored instead of a missing RUT. */
const NINGUNO = ''

/** SQL condition: the open update of a prospect's row. */
const abiertaDe = (prospecto: string) =>
  sql`abierta.prospecto_id = ${sql.ref(`${prospecto}.id`)} and abierta.estado = ${sql.lit(EDICION_ABIERTA)}`

/** SQL RUT in force of a prospect's row: while an update is open, the one before it (decision 022). */
export const rutEnPie = (prospecto: string): RawBuilder<string | null> =>
  sql`nullif(coalesce((select abierta.rut from actualizacion abierta where ${abiertaDe(prospecto)}),
    ${sql.ref(`${prospecto}.rut`)}), ${sql.lit(NINGUNO)})`

/** SQL condition: the RUT in force of a prospect's row is this; each of the two indexes is used on its own. */
export const esDelRut = (prospecto: string, rut: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${prospecto}.id`)} in (
      select escrito.id from prospecto escrito where escrito.rut = ${rut}
      union all select abierta.prospecto_id from actualizacion abierta
        where abierta.estado = ${sql.lit(EDICION_ABIERTA)} and abierta.rut = ${rut})
    and ${rutEnPie(prospecto)} = ${rut})`

/** RUT in force of a prospect, or null. */
export async function rutFirme(tx: Db, { id }: Pick<Prospecto, 'id'>): Promise<string | null> {
  const row = await tx
    .selectFrom('prospecto')
    .select(rutEnPie('prospecto').as('rut'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.rut ?? null
}
