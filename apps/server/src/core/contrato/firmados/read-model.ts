import type { PapelHallado } from '@alerce/domain/contrato/cotejo'
import type { CuentaDeFirmados } from '@alerce/domain/contrato/firmados'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type DocumentoDeContrato, documentosDe } from '../documentos/read-model.ts'

/** Stored signed paper; `nombre` is sealed under its id. `en`: ISO instant. */
export interface PapelFirmado {
  readonly id: number
  readonly documentoId: number
  readonly archivoId: number
  readonly nombre: Buffer
  readonly mime: string
  readonly tamano: number
  readonly en: string
  readonly devueltoEn: string | null
  /** The file contains the digest of the issued paper. */
  readonly coincide: boolean
}

/** Issued paper in force with its signed file, or null. */
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

/** Papers in force of a declaration, in order. Signed files of replaced papers do not count. */
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

/** Counts of issued papers and of received signed ones, as a column of any query. */
export const cuentaDeFirmadosSql = (declaracionId: RawBuilder<number>): RawBuilder<CuentaDeFirmados> =>
  sql<CuentaDeFirmados>`(select json_build_object('emitidos', count(*), 'firmados', count(f.id))
    from documento_contrato x left join papel_firmado f on f.documento_id = x.id
    where x.declaracion_id = ${declaracionId} and not x.reemplazado)`

export async function cuentaDeFirmados(tx: Db, declaracionId: number): Promise<CuentaDeFirmados> {
  const cuenta = cuentaDeFirmadosSql(sql.val(declaracionId)).as('cuenta')
  return (await tx.selectNoFrom(cuenta).executeTakeFirstOrThrow()).cuenta
}

/** Deliveries of a declaration to the desk, newest first. Instants ISO. */
const envios = (tx: Db, declaracionId: number) =>
  tx.selectFrom('envioFirmado').selectAll().where('declaracionId', '=', declaracionId).orderBy('id', 'desc').limit(1)

/** Last delivery of a declaration to the desk, or null. Instants ISO. */
export async function ultimoEnvio(tx: Db, declaracionId: number) {
  return (await envios(tx, declaracionId).executeTakeFirst()) ?? null
}

/** Last delivery that the desk returned, or null. Instants ISO. */
export async function ultimaDevolucion(tx: Db, declaracionId: number) {
  return (await envios(tx, declaracionId).where('decision', '=', 'devuelto').executeTakeFirst()) ?? null
}

/** True while a delivery waits for the desk. */
export async function estaEnLaMesa(tx: Db, declaracionId: number): Promise<boolean> {
  const envio = await ultimoEnvio(tx, declaracionId)
  return envio !== null && envio.decision === null
}

interface LoEntregado {
  readonly sha256: string
  /** Digests printed in the file. */
  readonly huellas: readonly string[]
}

/** Papers of any case whose digest is printed in a file, or whose issued or signed file has the same bytes. */
export async function papelesHallados(tx: Db, { sha256, huellas }: LoEntregado): Promise<PapelHallado[]> {
  const impresas = huellas.length > 0 ? sql`p.huella_impresa in (${sql.join(huellas)})` : sql`false`
  const { rows } = await sql<PapelHallado>`
    with iguales as (select id from archivo where sha256 = ${sha256}),
    hallados as (
      select p.id as documento, p.declaracion_id as declaracion, not p.reemplazado as vigente, 'huella' as por
      from documento_contrato p where ${impresas}
      union all
      select p.id, p.declaracion_id, not p.reemplazado, 'emitido'
      from documento_contrato p where p.archivo_id in (select id from iguales)
      union all
      select null, r.declaracion_id, true, 'emitido'
      from documentos_reunidos r where r.archivo_id in (select id from iguales)
      union all
      select p.id, p.declaracion_id, not p.reemplazado, 'firmado'
      from papel_firmado f join documento_contrato p on p.id = f.documento_id
      where f.archivo_id in (select id from iguales)
    )
    select h.documento as "documentoId", d.prospecto_id as "prospectoId", h.declaracion as "declaracionId",
      h.vigente, h.por
    from hallados h join declaracion d on d.id = h.declaracion`.execute(tx)
  return rows
}
