import type { saludDelTitular } from '@alerce/contract/fichas/declaracion/cotizante'
import type { RowOf } from '@alerce/contract/fichas/ficha'
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
] as const

/** Someone in a declaration. `tipo`: 0 holder, 1 medical, 2 legal dependant; `salud` null while it is not saved. */
export type PersonaDS = Readonly<Pick<Selectable<DeclaracionPersonaTable>, (typeof columnas)[number]>> & {
  readonly salud: Salud | null
}

const nombreDe = (p: Pick<PersonaDS, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>): string =>
  `${p.nombres} ${p.apellidoPaterno} ${p.apellidoMaterno}`.trim()

/** Everyone of a declaration with their health data opened, the holder first. Only for operations marked `health`. */
export async function personasConSalud(tx: Db, vault: Vault, declaracionId: number): Promise<PersonaDS[]> {
  const rows = await tx
    .selectFrom('declaracionPersona')
    .select([...columnas, 'salud'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map(({ salud, ...row }) => ({ ...row, salud: salud && vault.open<Salud>(salud) }))
}

export interface PersonaGuardada {
  readonly id: number
  readonly tipo: 0 | 1 | 2
  readonly rut: string | null
  readonly fechaNacimiento: string
  readonly nombre: string
  /** Its data have been typed. */
  readonly guardada: boolean
}

/** Who is in a declaration and whose data are complete, the holder first; nothing is decrypted. */
export async function personasDe(tx: Db, declaracionId: number): Promise<PersonaGuardada[]> {
  const rows = await tx
    .selectFrom('declaracionPersona')
    .select(['id', 'tipo', 'rut', 'fechaNacimiento', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    .select((e) => e('salud', 'is not', null).as('guardada'))
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map(({ nombres, apellidoPaterno, apellidoMaterno, ...row }) => ({
    ...row,
    nombre: nombreDe({ nombres, apellidoPaterno, apellidoMaterno }),
    guardada: Boolean(row.guardada),
  }))
}
