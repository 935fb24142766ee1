import type { Role } from '@alerce/contract/operation'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'

/** A link as the server checks it. Instants ISO. */
export interface EnlaceDeSupervisor {
  readonly id: number
  readonly asesorId: number
  readonly jefeId: number
  readonly sal: string
  readonly expira: string
  readonly revocado: string | null
}

/** A link, its row locked against a revocation at the same moment, or null. */
export async function enlaceParaAbrir(tx: Db, id: number): Promise<EnlaceDeSupervisor | null> {
  const row = await tx
    .selectFrom('enlaceSupervisor')
    .select(['id', 'asesorId', 'jefeId', 'sal', 'expira', 'revocado'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row ?? null
}

const conNombres = (db: Db) =>
  db
    .selectFrom('enlaceSupervisor as enlace')
    .innerJoin('usuario as asesor', 'asesor.id', 'enlace.asesorId')
    .innerJoin('usuario as jefe', 'jefe.id', 'enlace.jefeId')

/** Over whom and for whom a link is, by the names they log in with; null when there is no such link. */
export async function partesDelEnlace(
  tx: Db,
  id: number,
): Promise<{ asesorId: number; asesor: string; jefe: string } | null> {
  const row = await conNombres(tx)
    .select(['asesor.id as asesorId', 'asesor.usuario as asesor', 'jefe.usuario as jefe'])
    .where('enlace.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

interface EnlacesPage {
  /** Over the team of this head alone, where one is given. */
  readonly jefeId: number | null
  readonly cursor: number | null
  readonly limite: number
}

/** Links, newest first, one more than `limite`. */
export const enlaces = (tx: Db, { jefeId, cursor, limite }: EnlacesPage) =>
  conNombres(tx)
    .select(['enlace.id', 'enlace.creado', 'enlace.creadoPor', 'enlace.expira'])
    .select(['enlace.revocado', 'enlace.revocadoPor'])
    .select([nombreCortoDe('asesor').as('asesor'), nombreCortoDe('jefe').as('jefe')])
    .$if(jefeId !== null, (q) =>
      q.where('asesor.equipoId', '=', (e) => e.selectFrom('usuario').select('equipoId').where('id', '=', jefeId)),
    )
    .$if(cursor !== null, (q) => q.where('enlace.id', '<', cursor))
    .orderBy('enlace.id', 'desc')
    .limit(limite + 1)
    .execute()

/** The last times that each of these links was opened, newest first: at most `porEnlace` of each. */
export async function aperturasDe(tx: Db, enlaceIds: readonly number[], porEnlace: number) {
  if (enlaceIds.length === 0) return []
  return await tx
    .selectFrom((db) =>
      db
        .selectFrom('aperturaEnlace')
        .select(['id', 'enlaceId', 'en', 'ip', 'agente'])
        .select((e) =>
          e.fn
            .agg<number>('row_number')
            .over((w) => w.partitionBy('enlaceId').orderBy('id', 'desc'))
            .as('lugar'),
        )
        .where('enlaceId', 'in', enlaceIds)
        .as('apertura'),
    )
    .select(['enlaceId', 'en', 'ip', 'agente'])
    .where('lugar', '<=', porEnlace)
    .orderBy('id', 'desc')
    .execute()
}

/** Active users with that role by name; of the team of a head alone, where one is given. */
export const activosCon = (tx: Db, rol: Role, jefeId: number | null) =>
  tx
    .selectFrom('usuario')
    .leftJoin('equipo', 'equipo.id', 'usuario.equipoId')
    .select(['usuario.id as usuarioId', nombreCortoDe('usuario').as('nombre'), 'equipo.nombre as equipo'])
    .where('usuario.activo', '=', true)
    .where('usuario.roles', '@>', sql<Role[]>`array[${rol}]`)
    .$if(jefeId !== null, (q) =>
      q.where('usuario.equipoId', '=', (e) =>
        e.selectFrom('usuario as jefe').select('jefe.equipoId').where('jefe.id', '=', jefeId),
      ),
    )
    .orderBy('nombre')
    .orderBy('usuario.id')
    .execute()
