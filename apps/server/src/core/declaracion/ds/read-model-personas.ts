import type { saludDelTitular } from '@alerce/contract/fichas/declaracion/cotizante'
import type { RowOf } from '@alerce/contract/fichas/ficha'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionPersonaTable } from '../../../platform/db/tables/declaracion.ts'
import type { Vault } from '../../../platform/vault.ts'

/** Encrypted data of a person: weight in kg, height in m; pension data only of the holder. */
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

/** Person of a declaration. `tipo`: 0 holder, 1 medical, 2 legal dependant; `salud` null until it is saved. */
export type PersonaDS = Readonly<Pick<Selectable<DeclaracionPersonaTable>, (typeof columnas)[number]>> & {
  readonly salud: Salud | null
}

/**
 * Persons of a declaration with health data decrypted, the holder first; without a vault nothing is decrypted. Only for
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

/** Version of a person's data and the browser window that wrote it; nothing is decrypted. */
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
  /** The person's data were saved. */
  readonly guardada: boolean
}

/** Persons of a declaration, the holder first, and whether their data are saved; nothing is decrypted. */
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

/** Persons of a declaration with their identifying data, in order. */
export const personasComparables = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('declaracionPersona')
    .select(['id', 'orden', 'tipo', 'relacion', 'descripcionOtro', 'fechaNacimiento', 'sexo', 'rut', 'pasaporte'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()

/** E-mail of the holder in the declaration, or null. */
async function correoDelTitular(tx: Db, declaracionId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('declaracionPersona')
    .select('correo')
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .executeTakeFirst()
  return row?.correo ?? null
}

/** Address for the papers of a declaration: the holder's e-mail in it, else the prospect's. */
export const correoDelPostulante = async (tx: Db, declaracionId: number, { correo }: { readonly correo: string }) =>
  (await correoDelTitular(tx, declaracionId)) ?? correo
