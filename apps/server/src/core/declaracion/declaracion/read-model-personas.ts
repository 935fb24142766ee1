import type { saludDelTitular } from '@alerce/contract/fichas/declaracion/cotizante'
import type { FilaDe } from '@alerce/contract/fichas/ficha'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'

/** What is encrypted of a person: weight in kg, height in m; the pension data are the holder's alone. */
export type Salud = Readonly<FilaDe<typeof saludDelTitular>>

/** Someone in a declaration. `tipo`: 0 holder, 1 medical, 2 legal dependant; `salud` null while it is not saved. */
export interface PersonaDS {
  readonly id: number
  readonly orden: number
  readonly tipo: 0 | 1 | 2
  readonly relacion: number
  readonly descripcionOtro: string
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly rut: string | null
  readonly pasaporte: string | null
  /** ISO date. */
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
  readonly correo: string | null
  readonly idSalud: number | null
  readonly salud: Salud | null
}

const nombreDe = (p: Pick<PersonaDS, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>): string =>
  `${p.nombres} ${p.apellidoPaterno} ${p.apellidoMaterno}`.trim()

/** Everyone of a declaration with their health data opened, the holder first. Only for operations marked `health`. */
export async function personasConSalud(tx: Db, vault: Vault, declaracionId: number): Promise<PersonaDS[]> {
  const rows = await tx
    .selectFrom('declaracion_persona')
    .selectAll()
    .where('declaracion_id', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    orden: row.orden,
    tipo: row.tipo,
    relacion: row.relacion,
    descripcionOtro: row.descripcion_otro,
    nombres: row.nombres,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    rut: row.rut,
    pasaporte: row.pasaporte,
    fechaNacimiento: row.fecha_nacimiento,
    sexo: row.sexo,
    correo: row.correo,
    idSalud: row.id_salud,
    salud: row.salud && vault.open<Salud>(row.salud),
  }))
}

export interface PersonaGuardada {
  readonly id: number
  readonly tipo: 0 | 1 | 2
  readonly rut: string | null
  readonly nombre: string
  /** Its data have been typed. */
  readonly guardada: boolean
}

/** Who is in a declaration and whose data are complete, the holder first; nothing is decrypted. */
export async function personasDe(tx: Db, declaracionId: number): Promise<PersonaGuardada[]> {
  const rows = await tx
    .selectFrom('declaracion_persona')
    .select(['id', 'tipo', 'rut', 'nombres', 'apellido_paterno', 'apellido_materno'])
    .select((e) => e('salud', 'is not', null).as('guardada'))
    .where('declaracion_id', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map(({ id, tipo, rut, nombres, apellido_paterno, apellido_materno, guardada }) => ({
    id,
    tipo,
    rut,
    nombre: nombreDe({ nombres, apellidoPaterno: apellido_paterno, apellidoMaterno: apellido_materno }),
    guardada: Boolean(guardada),
  }))
}
