import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import type { Db } from '../../../platform/db/database.ts'

export interface PersonaDeCircular {
  readonly id: number
  readonly tipo: 0 | 1 | 2
  readonly relacion: number
  readonly nombre: string
}

/** Persons of a declaration by name and kinship, without health data. */
export async function personasDeCircular(tx: Db, declaracionId: number): Promise<PersonaDeCircular[]> {
  const rows = await tx
    .selectFrom('declaracionPersona')
    .select(['id', 'tipo', 'relacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    .where('declaracionId', '=', declaracionId)
    .orderBy('orden')
    .execute()
  return rows.map(({ nombres, apellidoPaterno, apellidoMaterno, ...row }) => ({
    ...row,
    nombre: nombreCompleto({ nombres, apellidoPaterno, apellidoMaterno }),
  }))
}

/** Circular registered for a declaration, or null. */
export async function firmaDeCircular(tx: Db, declaracionId: number) {
  const row = await tx
    .selectFrom('firmaCircular')
    .select(['personaId', 'textoId', 'firma', 'por', 'en'])
    .where('declaracionId', '=', declaracionId)
    .executeTakeFirst()
  return row ?? null
}
