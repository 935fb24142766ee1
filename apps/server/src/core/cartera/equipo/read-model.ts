import type { Role } from '@alerce/contract/operation'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Who sells in the team of this person, by name. */
export const nombresDelEquipo = (tx: Db, jefeId: number) =>
  tx
    .selectFrom('usuario as jefe')
    .innerJoin('usuario as asesor', 'asesor.equipoId', 'jefe.equipoId')
    .select((e) => [
      'asesor.id as identificador',
      'asesor.activo',
      e.fn<string>('concat_ws', [e.val(' '), 'asesor.nombres', 'asesor.apellidoPaterno']).as('nombre'),
    ])
    .where('jefe.id', '=', jefeId)
    .where('asesor.roles', '@>', sql<Role[]>`array['asesor']`)
    .orderBy('nombre')
    .orderBy('asesor.id')
    .execute()

/** Whose each row of a list is, by the advisor's id, for the head whose whole team it shows; null: nobody is asked. */
export async function nombresPorAsesor(tx: Db, jefeId: number | null): Promise<ReadonlyMap<number, string>> {
  const equipo = jefeId === null ? [] : await nombresDelEquipo(tx, jefeId)
  return new Map(equipo.map(({ identificador, nombre }) => [identificador, nombre]))
}
