import type { saludDelTitular } from '@alerce/contract/fichas/declaracion/cotizante'
import type { RowOf } from '@alerce/contract/fichas/ficha'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionPersonaTable } from '../../../platform/db/tables/declaracion.ts'
import type { Vault } from '../../../platform/vault.ts'

/** What is encrypted of a person: weight in kg, height in m; the pension data are the holder's alone. */
export type Salud = Readonly<RowOf<typeof saludDelTitular>>

const columnas = [
  'id',
  'orden',
  'tipo',
  'relacion',
  'descripcionOtro',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'rut',
  'pasaporte',
  'fechaNacimiento',
  'sexo',
  'correo',
  'idSalud',
  'version',
] as const

/** Someone in a declaration. `tipo`: 0 holder, 1 medical, 2 legal dependant; `salud` null while it is not saved. */
export type PersonaDS = Readonly<Pick<Selectable<DeclaracionPersonaTable>, (typeof columnas)[number]>> & {
  readonly salud: Salud | null
}

/**
 * Everyone of a declaration with their health data opened, the holder first; without a vault nothing is opened. Only for
 * operations marked `health`.
 */
export async function personasConSalud(tx: Db, vault: Vault | null, declaracionId: number): Promise<PersonaDS[]> {
  const rows = await tx
    .selectFrom('declaracionPersona')
    .select([...columnas, 'salud'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map(({ salud, ...row }) => ({
    ...row,
    salud: salud && vault ? vault.en('declaracion_persona.salud', row.id).open<Salud>(salud) : null,
  }))
}

/** The version of what is said of a person, and the window in which it was; nothing is decrypted. */
export const dichoDe = (tx: Db, id: number) =>
  tx.selectFrom('declaracionPersona').select(['version', 'ventana']).where('id', '=', id).executeTakeFirstOrThrow()

/** The holder of a declaration. */
export async function titularDe(tx: Db, declaracionId: number): Promise<{ readonly id: number }> {
  return await tx
    .selectFrom('declaracionPersona')
    .select('id')
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .executeTakeFirstOrThrow()
}

export interface PersonaGuardada {
  readonly id: number
  readonly beneficiarioId: number | null
  readonly orden: number
  readonly tipo: 0 | 1 | 2
  readonly rut: string | null
  readonly pasaporte: string | null
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
  readonly nombre: string
  /** Its data have been typed. */
  readonly guardada: boolean
}

/** Who is in a declaration and whose data are complete, the holder first; nothing is decrypted. */
export async function personasDe(tx: Db, declaracionId: number): Promise<PersonaGuardada[]> {
  const rows = await tx
    .selectFrom('declaracionPersona')
    .select([
      'id',
      'beneficiarioId',
      'orden',
      'tipo',
      'rut',
      'pasaporte',
      'fechaNacimiento',
      'sexo',
      'nombres',
      'apellidoPaterno',
      'apellidoMaterno',
    ])
    .select((e) => e('salud', 'is not', null).as('guardada'))
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map(({ nombres, apellidoPaterno, apellidoMaterno, ...row }) => ({
    ...row,
    nombre: nombreCompleto({ nombres, apellidoPaterno, apellidoMaterno }),
    guardada: Boolean(row.guardada),
  }))
}

/** Everyone of a declaration with what tells them apart, in their order. */
export const personasComparables = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('declaracionPersona')
    .select(['id', 'orden', 'tipo', 'relacion', 'descripcionOtro', 'fechaNacimiento', 'sexo', 'rut', 'pasaporte'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()

/** The e-mail that the holder gave in the declaration, or null. */
async function correoDelTitular(tx: Db, declaracionId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('declaracionPersona')
    .select('correo')
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .executeTakeFirst()
  return row?.correo ?? null
}

/** Where the papers of a declaration go: to the holder's own address in it, else to the prospect's. */
export const correoDelPostulante = async (tx: Db, declaracionId: number, { correo }: { readonly correo: string }) =>
  (await correoDelTitular(tx, declaracionId)) ?? correo
