import { esCopiaDeLaDS, seVanConLaSalud, tiposDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DocumentoContratoTable } from '../../../platform/db/tables/contrato.ts'

const columnas = [
  'id',
  'declaracionId',
  'tipo',
  'empleadorId',
  'personaId',
  'nombre',
  'archivoId',
  'estado',
  'intentos',
  'emitido',
  'firmadoEn',
] as const

/**
 * `empleadorId`: paying entity of the paper; `personaId`: its beneficiario; null for other papers. `archivoId`: null
 * until issued. `firmadoEn`: instant of the signature on a phone; `copiaFirmadaId`: file of that signed copy, or null.
 */
export type DocumentoDeContrato = Pick<Selectable<DocumentoContratoTable>, (typeof columnas)[number]> & {
  readonly copiaFirmadaId: number | null
}

export const PDF = 'application/pdf'

const vigentes = (tx: Db) =>
  tx
    .selectFrom('documentoContrato')
    .leftJoin('copiaFirmada as copia', 'copia.documentoId', 'documentoContrato.id')
    .select(columnas.map((columna) => `documentoContrato.${columna}` as const))
    .select('copia.archivoId as copiaFirmadaId')
    .where('reemplazado', '=', false)

/** Papers in force of a declaration, in reading order. */
export async function documentosDe(tx: Db, declaracionId: number): Promise<DocumentoDeContrato[]> {
  const rows = await vigentes(tx).where('declaracionId', '=', declaracionId).orderBy('id').execute()
  const lugar = ({ tipo }: DocumentoDeContrato) => tiposDeDocumento.indexOf(tipo)
  return rows.toSorted((a, b) => lugar(a) - lugar(b))
}

/** Papers signed on a phone and replaced later, as they were signed. */
export const firmadosYReemplazados = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('documentoContrato')
    .select(['id', 'nombre', 'archivoId', 'firmadoEn', 'huella'])
    .where('declaracionId', '=', declaracionId)
    .where('reemplazado', '=', true)
    .where('firmadoEn', 'is not', null)
    .$narrowType<{ firmadoEn: string }>()
    .orderBy('id')
    .execute()

/** File ids of the signed copies of these papers. */
export async function copiasFirmadasDe(tx: Db, documentoIds: readonly number[]): Promise<number[]> {
  if (documentoIds.length === 0) return []
  const rows = await tx
    .selectFrom('copiaFirmada')
    .select('archivoId')
    .where('documentoId', 'in', documentoIds)
    .execute()
  return rows.map(({ archivoId }) => archivoId)
}

/** Papers of a declaration with health data that were not deleted, replaced or not. */
export const papelesDeSalud = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('documentoContrato')
    .select(['id', 'archivoId'])
    .where('declaracionId', '=', declaracionId)
    .where('tipo', 'in', seVanConLaSalud)
    .where('estado', '!=', 'eliminado')
    .execute()

/** Digests of deleted papers with health data, with their prospect. */
export const huellasDeLoEliminado = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('documentoContrato as p')
    .innerJoin('declaracion as d', 'd.id', 'p.declaracionId')
    .select(['d.prospectoId', 'p.huella'])
    .where('p.declaracionId', '=', declaracionId)
    .where('p.estado', '=', 'eliminado')
    .where('p.huella', 'is not', null)
    .$narrowType<{ huella: string }>()
    .execute()

/** Paper in force of this declaration, or null. */
export async function findDocumento(tx: Db, declaracionId: number, id: number): Promise<DocumentoDeContrato | null> {
  const row = await vigentes(tx).where('declaracionId', '=', declaracionId).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Copy of the declaration among its papers, or null. */
export async function copiaDe(tx: Db, declaracionId: number): Promise<DocumentoDeContrato | null> {
  return (await documentosDe(tx, declaracionId)).find(esCopiaDeLaDS) ?? null
}

export async function documentosListos(tx: Db, declaracionId: number): Promise<boolean> {
  const documentos = await documentosDe(tx, declaracionId)
  return documentos.length > 0 && documentos.every((d) => d.estado === 'listo')
}
