import { horasDeRechazo } from '@alerce/domain/declaracion/anulacion'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import { esDeHallados } from '../../postulacion/busqueda/read-model-papeles.ts'
import { casos, type PaginaDeCasos } from '../casos/read-model.ts'

/** Condition for a rejection in force: neither lifted nor ended by the annulment of its invitation. */
const vigente = (e: ExpressionBuilder<Database & { r: Database['rechazoAutenticacion'] }, 'r'>) =>
  e.and([e('r.levantadoEn', 'is', null), e('r.anuladoEn', 'is', null)])

/** Rejected authentications with their case; the DS is the rejected one. */
const conCaso = (tx: Db) =>
  tx
    .selectFrom('rechazoAutenticacion as r')
    .innerJoin('declaracion as ds', 'ds.id', 'r.declaracionId')
    .innerJoin(casos(tx).as('caso'), (join) => join.onRef('caso.prospectoId', '=', 'ds.prospectoId'))
    .select(['r.id', 'r.glosa', 'ds.id as declaracionSaludId', 'ds.folio as folioDS'])
    .select(['caso.prospectoId', 'caso.nombre', 'caso.rut', 'caso.estado', 'caso.asesor'])

/**
 * Rejections in force as a table of the desk's inbox. They end with the annulment of their invitation, except kept
 * ones.
 */
export const rechazosEnPie = (tx: Db) =>
  conCaso(tx)
    .where(vigente)
    .select('r.en as desde')
    .select(
      sql<string | null>`case when r.conservado_en is null
        then r.en + make_interval(hours => ${sql.lit(horasDeRechazo)}) end`.as('vence'),
    )

/** Rejected authentications of every advisor, newest first, one more than `limite`. */
export async function rechazos(tx: Db, cuales: 'vigentes' | 'pasados', { hallados, cursor, limite }: PaginaDeCasos) {
  let query = conCaso(tx)
    .select(['r.en as rechazado', 'r.por', 'r.levantadoEn as levantado', 'r.anuladoEn as anulado'])
    .select(['r.levantadoPor', 'r.conservadoEn as conservado'])
    .where((e) => (cuales === 'vigentes' ? vigente(e) : e.not(vigente(e))))
  if (hallados !== null) query = query.where(esDeHallados(hallados, 'caso.prospecto_id'))
  if (cursor !== null) query = query.where('r.id', '<', cursor)
  return await query
    .orderBy('r.id', 'desc')
    .limit(limite + 1)
    .execute()
}

export interface Rechazo {
  readonly id: number
  readonly declaracionId: number
  readonly glosa: string
  /** ISO instant. */
  readonly en: string
  readonly por: string
  /** Stage of the DS when it was blocked. */
  readonly etapaAnterior: EtapaDS
  /** Instants ISO. */
  readonly levantado: string | null
  readonly levantadoPor: string | null
  readonly anulado: string | null
  readonly conservado: string | null
}

const filas = (tx: Db) =>
  tx
    .selectFrom('rechazoAutenticacion as r')
    .select(['r.id', 'r.declaracionId', 'r.glosa', 'r.en', 'r.por', 'r.etapaAnterior'])
    .select(['r.levantadoEn as levantado', 'r.levantadoPor', 'r.anuladoEn as anulado'])
    .select('r.conservadoEn as conservado')

export async function rechazoPorId(tx: Db, id: number): Promise<Rechazo | null> {
  return (await filas(tx).where('r.id', '=', id).executeTakeFirst()) ?? null
}

/** Rejection in force of a declaration, or null. */
export async function rechazoVigenteDe(tx: Db, declaracionId: number): Promise<Rechazo | null> {
  return (await filas(tx).where('r.declaracionId', '=', declaracionId).where(vigente).executeTakeFirst()) ?? null
}

/** Id of the last rejection of a declaration, in force or not; null: none. */
export async function ultimoRechazoDe(tx: Db, declaracionId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('rechazoAutenticacion')
    .select((e) => e.fn.max('id').as('id'))
    .where('declaracionId', '=', declaracionId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** State of the links before lifting a rejection reopened them. */
export const enlacesReabiertosPor = (tx: Db, rechazoId: number) =>
  tx
    .selectFrom('enlaceReabierto')
    .select(['enlaceId', 'fallos', 'bloqueado'])
    .where('rechazoId', '=', rechazoId)
    .orderBy('enlaceId')
    .execute()

/** Rejections in force made before an instant, except those their advisor kept. */
const porAnular = (tx: Db, antesDe: string) =>
  tx
    .selectFrom('rechazoAutenticacion as r')
    .innerJoin('declaracion as ds', 'ds.id', 'r.declaracionId')
    .innerJoin('prospecto as p', 'p.id', 'ds.prospectoId')
    .where(vigente)
    .where('r.conservadoEn', 'is', null)
    .where('r.en', '<', antesDe)
    .where('ds.viva', '=', true)

/** Rejections of an advisor to annul, with their prospects in locking order. */
export const rechazosPorAnular = (tx: Db, asesorId: number, antesDe: string) =>
  porAnular(tx, antesDe)
    .select(['ds.id as declaracionId', 'p.id as prospectoId'])
    .where('p.asesorId', '=', asesorId)
    .orderBy('p.id')
    .execute()

/** Advisors with rejections to annul. */
export async function asesoresConRechazosAntesDe(tx: Db, antesDe: string): Promise<number[]> {
  const rows = await porAnular(tx, antesDe).select('p.asesorId').distinct().orderBy('p.asesorId').execute()
  return rows.map(({ asesorId }) => asesorId)
}

/**
 * Rejection that annulled the last invitation of a prospect after an instant; null when there is none, or it was
 * annulled otherwise.
 */
export async function rechazoAnuladoDe(tx: Db, prospectoId: number, desde: string): Promise<Rechazo | null> {
  const row = await filas(tx)
    .innerJoin('declaracion as ds', 'ds.id', 'r.declaracionId')
    .where('ds.prospectoId', '=', prospectoId)
    .where('ds.etapa', '=', 'invitacionAnulada')
    .where('r.reemplazado', '=', false)
    .where('r.levantadoEn', 'is', null)
    .where('r.anuladoEn', '>', desde)
    .orderBy('r.anuladoEn', 'desc')
    .executeTakeFirst()
  return row ?? null
}
