import { type EstadoEdicion, estadoEdicion, type HechosDeEdicion } from '@alerce/domain/contrato/edicion'
import type { Db } from '../../../platform/db/database.ts'
import { ultimaEntrada } from '../../base/bitacora/read-model.ts'
import { planConfirmadoEn } from '../../cotizacion/cotizaciones/read-model.ts'
import { documentosDe } from '../../postulacion/documentos-postulante/read-model.ts'
import type { Context } from '../../use-case.ts'

/** Facts that decide the update state of each prospect, by id. */
export async function hechosDeEdicion(tx: Db, ids: readonly number[]): Promise<Map<number, HechosDeEdicion>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('prospecto as p')
    .leftJoin('declaracion as d', (join) => join.onRef('d.prospectoId', '=', 'p.id').on('d.viva', '=', true))
    .select(['p.id', 'p.activo', 'p.etapa', 'p.estado', 'd.etapa as etapaDS'])
    .select((e) =>
      e
        .selectFrom('actualizacion as a')
        .select('a.estado')
        .whereRef('a.prospectoId', '=', 'p.id')
        .where('a.estado', '!=', 'X')
        .orderBy('a.id', 'desc')
        .limit(1)
        .as('ultima'),
    )
    .where('p.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ultima, ...row }) => [id, { ...row, ultima: ultima === 'X' ? null : ultima }]))
}

/** `estadoEdicion` of each prospect, by id. */
export async function edicionesDe(tx: Db, ids: readonly number[]): Promise<Map<number, EstadoEdicion>> {
  const hechos = await hechosDeEdicion(tx, ids)
  return new Map([...hechos].map(([id, h]) => [id, estadoEdicion(h)]))
}

/** `estadoEdicion` of a prospect. */
export async function edicionDe(tx: Db, prospectoId: number): Promise<EstadoEdicion> {
  return (await edicionesDe(tx, [prospectoId])).get(prospectoId) ?? null
}

/** True when the last update was confirmed, and none is open. */
export async function yaConfirmada({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<boolean> {
  return (await hechosDeEdicion(tx, [prospectoId])).get(prospectoId)?.ultima === 'S'
}

/** Name of a document sent without request. */
const SIN_PEDIR = 'Otro documento'

/**
 * Kinds of documents received since the last notice to the applicant, or since the plan was confirmed. File names are
 * omitted: they may contain health data, and mail is not encrypted. One line for each kind.
 */
export async function documentosSinInformar({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<string[]> {
  const informado = await ultimaEntrada(tx, prospectoId, 'postulanteInformado')
  const desde = informado ?? (await planConfirmadoEn(tx, prospectoId)) ?? ''
  const documentos = await documentosDe(tx, prospectoId)
  const nuevos = documentos.filter(({ subido }) => subido > desde)
  const porClase = Map.groupBy(nuevos, ({ solicitado }) => solicitado ?? SIN_PEDIR)
  return [...porClase].map(([clase, { length }]) => (length > 1 ? `${clase} (${length})` : clase))
}
