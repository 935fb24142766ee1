import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'
import { asesoresDe } from '../../acceso/usuarios/read-model.ts'

/** Who sells in the team of this person, by name. */
export const nombresDelEquipo = (tx: Db, jefeId: number) =>
  asesoresDe(tx, jefeId)
    .select(['otro.id as identificador', 'otro.activo', nombreCortoDe('otro').as('nombre')])
    .orderBy('nombre')
    .orderBy('otro.id')
    .execute()

/** Whose each row of a list is, by the advisor's id, for the head whose whole team it shows; null: nobody is asked. */
export async function nombresPorAsesor(tx: Db, jefeId: number | null): Promise<ReadonlyMap<number, string>> {
  const equipo = jefeId === null ? [] : await nombresDelEquipo(tx, jefeId)
  return new Map(equipo.map(({ identificador, nombre }) => [identificador, nombre]))
}
