import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import {
  CERTIF_COTIZ,
  type DocumentoPedido,
  pedidosSinRut,
  sinExigirCertificado,
} from '@alerce/domain/postulacion/cajas'
import type { Db } from '../../../platform/db/database.ts'

/** Documents required of a worker type on a day, in order of request. */
const pedidosDe = (tx: Db, tipo: TipoTrabajador, hoy: string) =>
  tx
    .selectFrom('documentoPedido')
    .select(['id', 'tipo', 'nombre', 'obligatorio'])
    .where('tipoTrabajador', '=', tipo)
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .orderBy('orden')
    .execute()

/** Required document with its worker type, or null. */
export async function pedidoPorId(tx: Db, id: number) {
  const row = await tx
    .selectFrom('documentoPedido')
    .select(['tipo', 'nombre', 'tipoTrabajador'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

const AUTORIZADA = 1

/** Request that a certificate answers (PDS_CORREL): that of an employee, or null without one. */
export async function lugarDelCertificado(tx: Db, hoy: string): Promise<number | null> {
  return (await pedidosDe(tx, 'D', hoy)).find(({ tipo }) => tipo === CERTIF_COTIZ)?.id ?? null
}

/** True when the last decision allows going on without the certificate. */
async function sinCertificado(tx: Db, prospectoId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('autorizacion')
    .select('estado')
    .where('prospectoId', '=', prospectoId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.estado === AUTORIZADA
}

/** True for a holder with a passport. */
export async function sinRut(tx: Db, prospectoId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('prospecto')
    .select(['rut', 'numeroPasaporte'])
    .where('id', '=', prospectoId)
    .executeTakeFirst()
  return row !== undefined && row.rut === null && row.numeroPasaporte !== null
}

/** Documents required of a prospect with these worker types; an authorization makes the certificate optional. */
export async function pedidosAlProspecto(
  tx: Db,
  prospectoId: number,
  tipos: readonly TipoTrabajador[],
  hoy: string,
): Promise<readonly DocumentoPedido[]> {
  const pedidos: DocumentoPedido[] = []
  for (const tipo of new Set(tipos)) pedidos.push(...(await pedidosDe(tx, tipo, hoy)))
  const suyos = (await sinRut(tx, prospectoId)) ? pedidosSinRut(pedidos) : pedidos
  return (await sinCertificado(tx, prospectoId)) ? sinExigirCertificado(suyos) : suyos
}

const documentos = (tx: Db) =>
  tx
    .selectFrom('documentoProspecto as d')
    .innerJoin('archivo', 'archivo.id', 'd.archivoId')
    .leftJoin('documentoPedido as p', 'p.id', 'd.pedidoId')
    .select(['d.id', 'd.prospectoId', 'd.archivoId', 'd.pedidoId'])
    .select([
      'p.nombre as solicitado',
      'p.tipo as clase',
      'd.nombre',
      'archivo.mime',
      'archivo.tamano',
      'archivo.sha256',
    ])
    .select(['d.subido', 'd.subidoPor', 'd.retirado'])

/** Documents of a prospect, oldest first; deleted ones are omitted. */
export const documentosDe = (tx: Db, prospectoId: number) =>
  documentos(tx).where('d.prospectoId', '=', prospectoId).where('d.retirado', 'is', null).orderBy('d.id').execute()

/** Stored rows of the documents of a prospect. */
export const entregadosPor = (tx: Db, prospectoId: number) =>
  tx
    .selectFrom('documentoProspecto')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .where('retirado', 'is', null)
    .orderBy('id')
    .execute()

/** Document, deleted or not; null when there is none. */
export async function documentoPorId(tx: Db, id: number) {
  return (await documentos(tx).where('d.id', '=', id).executeTakeFirst()) ?? null
}

/**
 * Documents deleted before that instant, locked, oldest first. Those that existed when a declaration of the sale was
 * sent are part of its evaluation, and are omitted.
 */
export async function retiradosPorPurgar(tx: Db, limite: string, cuantos: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('documentoProspecto as d')
    .select('d.id')
    .where('d.retirado', '<', limite)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('declaracion as ds')
            .select('ds.id')
            .whereRef('ds.prospectoId', '=', 'd.prospectoId')
            .whereRef('ds.enviadaEn', '<', 'd.retirado'),
        ),
      ),
    )
    .orderBy('d.id')
    .limit(cuantos)
    .forUpdate('d')
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}
