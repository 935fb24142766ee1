import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { leerFormulario } from '../prospecto/ingreso/leer-formulario.ts'
import type { Beneficiario, Prospecto } from '../prospecto/read-model.ts'

/** What stood before an update. `formulario`: as the forms of the screens hold it. */
export interface DatosAnteriores {
  readonly formulario: Awaited<ReturnType<typeof leerFormulario>>
  readonly beneficiarios: readonly Beneficiario[]
}

/** The update that waits to be confirmed: who began it and when; `antes` is sealed. Null where none does. */
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

/** Kept as '' of who had none. */
const NINGUNO = ''

/** An update of a row of a prospect that is open. */
const abiertaDe = (prospecto: string) =>
  sql`abierta.prospecto_id = ${sql.ref(`${prospecto}.id`)} and abierta.estado = ${sql.lit(EDICION_ABIERTA)}`

/** The RUT that counts, of a row of a prospect: while an update is open, the one before it (decision 022). */
export const rutEnPie = (prospecto: string): RawBuilder<string | null> =>
  sql`nullif(coalesce((select abierta.rut from actualizacion abierta where ${abiertaDe(prospecto)}),
    ${sql.ref(`${prospecto}.rut`)}), ${sql.lit(NINGUNO)})`

/** Whether a row of a prospect is of that RUT, of those that count; each of the two indexes is asked by itself. */
export const esDelRut = (prospecto: string, rut: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${prospecto}.id`)} in (
      select escrito.id from prospecto escrito where escrito.rut = ${rut}
      union all select abierta.prospecto_id from actualizacion abierta
        where abierta.estado = ${sql.lit(EDICION_ABIERTA)} and abierta.rut = ${rut})
    and ${rutEnPie(prospecto)} = ${rut})`

/** The RUT that counts of a prospect, or null. */
export async function rutFirme(tx: Db, { id }: Pick<Prospecto, 'id'>): Promise<string | null> {
  const row = await tx
    .selectFrom('prospecto')
    .select(rutEnPie('prospecto').as('rut'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.rut ?? null
}
