import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'
import { asesoresDe, nombresDeAsesores } from '../../acceso/usuarios/read-model.ts'

/** Advisors of the team of this person, by name. */
export const nombresDelEquipo = (tx: Db, jefeId: number) =>
  asesoresDe(tx, jefeId)
    .select(['otro.id as identificador', 'otro.activo', nombreCortoDe('otro').as('nombre')])
    .orderBy('nombre')
    .orderBy('otro.id')
    .execute()

/** Names of the team's advisors, by id, for a list of the whole team; null: empty, names are not shown. */
export async function nombresPorAsesor(tx: Db, jefeId: number | null): Promise<ReadonlyMap<number, string>> {
  return jefeId === null ? new Map() : await nombresDeAsesores(tx, jefeId)
}
