import { deLosPapeles, type LadoDeEvidencia } from '@alerce/domain/mesa/irregularidad'
import type { Db } from '../../../platform/db/database.ts'
import { esDeHallados } from '../../postulacion/busqueda/read-model-papeles.ts'
import { casos, type PaginaDeCasos, sinFin } from '../casos/read-model.ts'

/** All codes, each with its details, by code. */
export const codigosDeIrregularidad = (tx: Db) =>
  tx
    .selectFrom('irregularidadCodigo as c')
    .innerJoin('irregularidadDetalle as d', 'd.codigo', 'c.codigo')
    .select(['c.codigo', 'c.descripcion', 'd.detalle', 'd.descripcion as descripcionDetalle'])
    .orderBy('c.codigo')
    .orderBy('d.detalle')
    .execute()

const conTextos = (tx: Db) =>
  tx
    .selectFrom('irregularidad as i')
    .innerJoin('irregularidadCodigo as c', 'c.codigo', 'i.codigo')
    .innerJoin('irregularidadDetalle as t', (join) =>
      join.onRef('t.codigo', '=', 'i.codigo').onRef('t.detalle', '=', 'i.detalle'),
    )
    .select(['i.id', 'i.folio', 'i.codigo', 'i.detalle as codigoDetalle'])
    .select(['c.descripcion', 't.descripcion as detalle'])
    .select(['i.motivo', 'i.nota', 'i.corregidaEn as corregida'])

const conCaso = (tx: Db) =>
  conTextos(tx)
    .innerJoin(casos(tx).as('caso'), (join) => join.onRef('caso.prospectoId', '=', 'i.prospectoId'))
    .selectAll('caso')
    .select(['i.abiertaEn as abierta', 'i.abiertaPor', 'i.corregidaPor'])
    .select(['i.cerradaEn as cerrada', 'i.cerradaPor'])

/** Irregularity with its case, or null. Instants ISO. */
export async function irregularidadConCaso(tx: Db, id: number) {
  const row = await conCaso(tx).where('i.id', '=', id).executeTakeFirst()
  return row ?? null
}

/**
 * Open irregularities as a table of the desk's inbox; a corrected one waits from its correction. A corrected one in the
 * papers is reviewed with the signed papers, and is omitted while they wait.
 */
export const irregularidadesAbiertas = (tx: Db) =>
  conCaso(tx)
    .where('i.cerradaEn', 'is', null)
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb('i.corregidaEn', 'is', null),
        eb('i.codigo', 'not in', deLosPapeles),
        not(
          exists(
            selectFrom('envioFirmado as e')
              .innerJoin('declaracion as d', 'd.id', 'e.declaracionId')
              .select('e.id')
              .whereRef('d.prospectoId', '=', 'i.prospectoId')
              .where('e.decision', 'is', null),
          ),
        ),
      ]),
    )
    .select((e) => e.fn.coalesce('i.corregidaEn', 'i.abiertaEn').as('desde'))
    .select(sinFin)

/** Irregularities of every advisor, newest first, one more than `limite`. Instants ISO. */
export async function irregularidades(
  tx: Db,
  cuales: 'abiertas' | 'cerradas',
  { hallados, cursor, limite }: PaginaDeCasos,
) {
  let query = conCaso(tx).where('i.cerradaEn', cuales === 'abiertas' ? 'is' : 'is not', null)
  if (hallados !== null) query = query.where(esDeHallados(hallados, 'caso.prospecto_id'))
  if (cursor !== null) query = query.where('i.id', '<', cursor)
  return await query
    .orderBy('i.id', 'desc')
    .limit(limite + 1)
    .execute()
}

/** Open irregularities of a prospect, oldest first. */
export const abiertasDe = (tx: Db, prospectoId: number) =>
  conTextos(tx).where('i.prospectoId', '=', prospectoId).where('i.cerradaEn', 'is', null).orderBy('i.id').execute()

/** Name of a code with this detail, or null. */
export async function nombreDelCodigo(tx: Db, codigo: string, detalle: string) {
  const row = await tx
    .selectFrom('irregularidadDetalle as d')
    .innerJoin('irregularidadCodigo as c', 'c.codigo', 'd.codigo')
    .select(['c.descripcion as nombre', 'd.descripcion as detalle'])
    .where('d.codigo', '=', codigo)
    .where('d.detalle', '=', detalle)
    .executeTakeFirst()
  return row ?? null
}

/** Irregularity with its prospect, name and situation, or null. */
export async function irregularidadPorId(tx: Db, id: number) {
  const row = await tx
    .selectFrom('irregularidad as i')
    .innerJoin('irregularidadCodigo as c', 'c.codigo', 'i.codigo')
    .innerJoin('irregularidadDetalle as t', (join) =>
      join.onRef('t.codigo', '=', 'i.codigo').onRef('t.detalle', '=', 'i.detalle'),
    )
    .select(['i.prospectoId', 'c.descripcion as nombre', 't.descripcion as detalle'])
    .select(['i.abiertaEn as abierta', 'i.corregidaEn as corregida', 'i.cerradaEn as cerrada', 'i.cerradaPor'])
    .select('i.devueltaPor')
    .where('i.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** True when another one with the same code and detail is open on its prospect. */
export async function mismaAbierta(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('irregularidad as i')
    .innerJoin('irregularidad as otra', (join) =>
      join
        .onRef('otra.prospectoId', '=', 'i.prospectoId')
        .onRef('otra.codigo', '=', 'i.codigo')
        .onRef('otra.detalle', '=', 'i.detalle')
        .onRef('otra.id', '<>', 'i.id'),
    )
    .select('otra.id')
    .where('i.id', '=', id)
    .where('otra.cerradaEn', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Irregularities of a code closed on a prospect at that instant, ISO. */
export const cerradasEn = (tx: Db, cuales: { prospectoId: number; codigo: string; en: string }) =>
  tx
    .selectFrom('irregularidad')
    .select('id')
    .where('prospectoId', '=', cuales.prospectoId)
    .where('codigo', '=', cuales.codigo)
    .where('cerradaEn', '=', cuales.en)
    .execute()

/** Evidence file of a fault or of its correction. `tamano`: bytes. */
interface Evidencia {
  readonly irregularidadId: number
  readonly numero: number
  readonly lado: LadoDeEvidencia
  readonly archivoId: number
  readonly mime: string
  readonly tamano: number
}

/** Evidence files of these irregularities, oldest first. */
export async function evidenciasDe(tx: Db, ids: readonly number[]): Promise<Evidencia[]> {
  if (ids.length === 0) return []
  return await tx
    .selectFrom('irregularidadEvidencia as e')
    .innerJoin('archivo as a', 'a.id', 'e.archivoId')
    .select(['e.irregularidadId', 'e.numero', 'e.lado', 'e.archivoId', 'a.mime', 'a.tamano'])
    .where('e.irregularidadId', 'in', ids)
    .orderBy('e.irregularidadId')
    .orderBy('e.numero')
    .execute()
}

/** These irregularities with their files, for both sides. */
export async function conEvidencias<T extends { readonly id: number }>(tx: Db, filas: readonly T[]) {
  const porId = Map.groupBy(
    await evidenciasDe(
      tx,
      filas.map(({ id }) => id),
    ),
    ({ irregularidadId }) => irregularidadId,
  )
  return filas.map(({ id, ...fila }) => ({
    ...fila,
    irregularidadId: id,
    evidencias: (porId.get(id) ?? []).map(({ numero, lado, mime, tamano }) => ({
      numero,
      lado,
      tipoMIME: mime,
      tamano,
    })),
  }))
}
