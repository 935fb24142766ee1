import type { Db } from '../../../platform/db/database.ts'

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
export async function partesDelEnlace(tx: Db, id: number): Promise<{ asesor: string; jefe: string } | null> {
  const row = await conNombres(tx)
    .select(['asesor.usuario as asesor', 'jefe.usuario as jefe'])
    .where('enlace.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Links, newest first. */
export const enlaces = (tx: Db, maximo: number) =>
  conNombres(tx)
    .select(['enlace.id', 'enlace.creado', 'enlace.creadoPor', 'enlace.expira'])
    .select(['enlace.revocado', 'enlace.revocadoPor'])
    .select((e) => [
      e.fn<string>('concat_ws', [e.val(' '), 'asesor.nombres', 'asesor.apellidoPaterno']).as('asesor'),
      e.fn<string>('concat_ws', [e.val(' '), 'jefe.nombres', 'jefe.apellidoPaterno']).as('jefe'),
    ])
    .orderBy('enlace.id', 'desc')
    .limit(maximo)
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
