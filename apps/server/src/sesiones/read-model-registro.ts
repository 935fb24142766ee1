import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { minutosSinActividad } from '@alerce/domain/limites'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { Database } from '../platform/db/tables/database.ts'
import { nombreCortoDe } from '../platform/db/text.ts'

/** A session in a list: user, address, start. Instants ISO. */
export interface SesionDeLista {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
  readonly enlaceId: number | null
  readonly cuentaDeEmpresa: boolean
  readonly ip: string
  readonly agente: string
  readonly inicio: string
  readonly ultimaActividad: string
  readonly expira: string
  readonly cierraEn: string | null
  readonly cerrada: string | null
  readonly motivo: string | null
}

/** Column: the session was opened by the account of the company. */
export const esDeEmpresa = (e: ExpressionBuilder<Database, 'sesion'>) =>
  e('sesion.cuentaEmpresaId', 'is not', null).$castTo<boolean>().as('cuentaDeEmpresa')

/** Sessions still valid now: an expired one is closed only when its token is used again. */
function vivas(db: Db, ahora: string) {
  const activaDesde = new Date(Date.parse(ahora) - minutosSinActividad * MINUTO_MS).toISOString()
  return db
    .selectFrom('sesion')
    .where('cerrada', 'is', null)
    .where('expira', '>', ahora)
    .where('ultimaActividad', '>', activaDesde)
    .where('creada', '>=', inicioDelDia(hoyEnSantiago(ahora)))
}

const enLista = (db: Db) =>
  db
    .selectFrom('sesion')
    .innerJoin('usuario', 'usuario.id', 'sesion.usuarioId')
    .select(esDeEmpresa)
    .select([
      'sesion.id',
      'usuario.usuario',
      nombreCortoDe('usuario').as('nombre'),
      'sesion.enlaceId',
      'sesion.ip',
      'sesion.agente',
      'sesion.creada as inicio',
      'sesion.ultimaActividad',
      'sesion.expira',
      'sesion.cierraEn',
      'sesion.cerrada',
      'sesion.motivoCierre as motivo',
    ])

/** Valid sessions, of everybody or of one user, the latest activity first. */
export const sesionesVivas = (
  db: Db,
  ahora: string,
  { maximo, usuarioId }: { readonly maximo: number; readonly usuarioId: number | null },
): Promise<SesionDeLista[]> =>
  (usuarioId === null ? enLista(db) : enLista(db).where('sesion.usuarioId', '=', usuarioId))
    .where('sesion.id', 'in', vivas(db, ahora).select('id'))
    .orderBy('ultimaActividad', 'desc')
    .orderBy('sesion.id', 'desc')
    .limit(maximo)
    .execute()

/** A page of all sessions, newest first. `cursor`: only earlier ones. */
export const sesionesHabidas = (db: Db, cursor: number | null, limite: number): Promise<SesionDeLista[]> =>
  (cursor === null ? enLista(db) : enLista(db).where('sesion.id', '<', cursor))
    .orderBy('sesion.id', 'desc')
    .limit(limite)
    .execute()

/** Number of valid sessions and last login of each user. */
export async function sesionesPorUsuario(
  db: Db,
  usuarios: readonly number[],
  ahora: string,
): Promise<Map<number, { readonly abiertas: number; readonly ultimoIngreso: string | null }>> {
  const rows = await db
    .selectFrom('sesion')
    .leftJoin(vivas(db, ahora).select('id').as('viva'), 'viva.id', 'sesion.id')
    .select((e) => ['usuarioId', e.fn.count<number>('viva.id').as('abiertas'), e.fn.max('creada').as('ultimoIngreso')])
    .where(sql<boolean>`sesion.usuario_id = any(${usuarios}::bigint[])`)
    .groupBy('usuarioId')
    .execute()
  return new Map(rows.map(({ usuarioId, ...rest }) => [usuarioId, rest]))
}
