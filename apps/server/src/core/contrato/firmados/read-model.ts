import type { CuentaDeFirmados } from '@alerce/domain/contrato/firmados'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type DocumentoDeContrato, documentosDe } from '../documentos/read-model.ts'

/** A signed paper as it is kept; `nombre` is sealed under its id. `en`: ISO instant. */
export interface PapelFirmado {
  readonly id: number
  readonly documentoId: number
  readonly archivoId: number
  readonly nombre: Buffer
  readonly mime: string
  readonly tamano: number
  readonly en: string
  readonly devueltoEn: string | null
  /** It has the fingerprint of the issued paper. */
  readonly coincide: boolean
}

/** An issued paper in force with the signed one that came of it, or null. */
export interface PapelPorFirmar extends DocumentoDeContrato {
  readonly firmado: PapelFirmado | null
}

const firmadosEn = (tx: Db, documentoIds: readonly number[]): Promise<PapelFirmado[]> =>
  tx
    .selectFrom('papelFirmado as f')
    .innerJoin('archivo as a', 'a.id', 'f.archivoId')
    .select([
      'f.id',
      'f.documentoId',
      'f.archivoId',
      'f.nombre',
      'f.en',
      'f.devueltoEn',
      'f.coincide',
      'a.mime',
      'a.tamano',
    ])
    .where('f.documentoId', 'in', documentoIds)
    .execute()

/** The papers in force of a declaration, in their order. What came of one that was replaced does not count any more. */
export async function papelesPorFirmar(tx: Db, declaracionId: number): Promise<PapelPorFirmar[]> {
  const documentos = await documentosDe(tx, declaracionId)
  if (documentos.length === 0) return []
  const firmados = await firmadosEn(
    tx,
    documentos.map(({ id }) => id),
  )
  return documentos.map((documento) => ({
    ...documento,
    firmado: firmados.find(({ documentoId }) => documentoId === documento.id) ?? null,
  }))
}

/** How many papers of a declaration stand issued, and of how many the signed one came: a column of any query. */
export const cuentaDeFirmadosSql = (declaracionId: RawBuilder<number>): RawBuilder<CuentaDeFirmados> =>
  sql<CuentaDeFirmados>`(select json_build_object('emitidos', count(*), 'firmados', count(f.id))
    from documento_contrato x left join papel_firmado f on f.documento_id = x.id
    where x.declaracion_id = ${declaracionId} and not x.reemplazado)`

export async function cuentaDeFirmados(tx: Db, declaracionId: number): Promise<CuentaDeFirmados> {
  const cuenta = cuentaDeFirmadosSql(sql.val(declaracionId)).as('cuenta')
  return (await tx.selectNoFrom(cuenta).executeTakeFirstOrThrow()).cuenta
}

/** When signed papers of a declaration were handed to the desk, the last time first. Instants ISO. */
const envios = (tx: Db, declaracionId: number) =>
  tx.selectFrom('envioFirmado').selectAll().where('declaracionId', '=', declaracionId).orderBy('id', 'desc').limit(1)

/** The last time that signed papers of a declaration were handed to the desk, or null. Instants ISO. */
export async function ultimoEnvio(tx: Db, declaracionId: number) {
  return (await envios(tx, declaracionId).executeTakeFirst()) ?? null
}

/** What the desk found wrong the last time that it gave them back, or null. Instants ISO. */
export async function ultimaDevolucion(tx: Db, declaracionId: number) {
  return (await envios(tx, declaracionId).where('decision', '=', 'devuelto').executeTakeFirst()) ?? null
}

/** True while what was handed to the desk of a declaration waits to be looked at. */
export async function estaEnLaMesa(tx: Db, declaracionId: number): Promise<boolean> {
  const envio = await ultimoEnvio(tx, declaracionId)
  return envio !== null && envio.decision === null
}
