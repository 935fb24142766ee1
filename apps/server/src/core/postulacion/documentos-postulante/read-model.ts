import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import {
  CERTIF_COTIZ,
  type DocumentoPedido,
  pedidosSinRut,
  sinExigirCertificado,
} from '@alerce/domain/postulacion/cajas'
import type { Db } from '../../../platform/db/database.ts'

/** What is asked of a type of worker on a day, in the order of asking. */
const pedidosDe = (tx: Db, tipo: TipoTrabajador, hoy: string) =>
  tx
    .selectFrom('documentoPedido')
    .select(['id', 'tipo', 'nombre', 'obligatorio'])
    .where('tipoTrabajador', '=', tipo)
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .orderBy('orden')
    .execute()

/** A document that is asked for, and of which type of worker; or null. */
export async function pedidoPorId(tx: Db, id: number) {
  const row = await tx
    .selectFrom('documentoPedido')
    .select(['tipo', 'nombre', 'tipoTrabajador'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

const AUTORIZADA = 1

/** Where a certificate is kept: what asks an employee for it (PDS_CORREL), or null when nothing does. */
export async function lugarDelCertificado(tx: Db, hoy: string): Promise<number | null> {
  return (await pedidosDe(tx, 'D', hoy)).find(({ tipo }) => tipo === CERTIF_COTIZ)?.id ?? null
}

/** True when the last that was decided is a permission to go on without the certificate. */
async function sinCertificado(tx: Db, prospectoId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('autorizacion')
    .select('estado')
    .where('prospectoId', '=', prospectoId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.estado === AUTORIZADA
}

/** True of a passport holder. */
export async function sinRut(tx: Db, prospectoId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('prospecto')
    .select(['rut', 'numeroPasaporte'])
    .where('id', '=', prospectoId)
    .executeTakeFirst()
  return row !== undefined && row.rut === null && row.numeroPasaporte !== null
}

/** What is asked of a prospect with these types of worker: an authorization lifts the certificate. */
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

/** What a prospect has handed in, oldest first; what was taken away is not among it. */
export const documentosDe = (tx: Db, prospectoId: number) =>
  documentos(tx).where('d.prospectoId', '=', prospectoId).where('d.retirado', 'is', null).orderBy('d.id').execute()

/** The rows of what a prospect has handed in, as they are kept. */
export const entregadosPor = (tx: Db, prospectoId: number) =>
  tx
    .selectFrom('documentoProspecto')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .where('retirado', 'is', null)
    .orderBy('id')
    .execute()

/** A document, taken away or not; null when there is none. */
export async function documentoPorId(tx: Db, id: number) {
  return (await documentos(tx).where('d.id', '=', id).executeTakeFirst()) ?? null
}

/**
 * Documents taken away before that instant, locked, the oldest first. One that was there when a declaration of its sale
 * was sent is part of what was evaluated, and is not among them.
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
