import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import type { PedidoPersonaTable } from '../platform/db/tables/acceso.ts'

/**
 * Those of these sales with a contract: ended, sent to the desk with its signed papers, or updated afterwards.
 */
export async function ventasConContrato(tx: Db, prospectos: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select p.id from prospecto p
    where p.id = any(${prospectos}::bigint[]) and (
      exists (select from actualizacion a where a.prospecto_id = p.id)
      or exists (select from declaracion d where d.prospecto_id = p.id and (d.etapa = 'terminado'
        or exists (select from envio_firmado e where e.declaracion_id = d.id))))`.execute(tx)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Sealed rows of the machinery that may repeat what a form or a reply said, opened by their key. */
export async function filasSelladas(tx: Db): Promise<{
  readonly borradores: readonly { usuarioId: number; formulario: string; contenido: Buffer }[]
  readonly respuestas: readonly { actor: string; clave: string; respuesta: Buffer }[]
}> {
  return {
    borradores: await tx.selectFrom('borrador').select(['usuarioId', 'formulario', 'contenido']).execute(),
    respuestas: await tx
      .selectFrom('idempotencia')
      .select(['actor', 'clave', 'respuesta'])
      .where(sql<boolean>`length(respuesta) > 0`)
      .execute(),
  }
}

const deLaLista = [
  'id',
  'derecho',
  'recibido',
  'vence',
  'identidad',
  'respuesta',
  'respondidoEn',
  'suprimidoEn',
] as const

export type FilaDePedido = Pick<Selectable<PedidoPersonaTable>, (typeof deLaLista)[number]>

/** Requests, the open ones first and by their deadline. */
export async function pedidos(db: Db): Promise<FilaDePedido[]> {
  return await db
    .selectFrom('pedidoPersona')
    .select(deLaLista)
    .orderBy((e) => e('respondidoEn', 'is not', null))
    .orderBy('vence')
    .orderBy('id')
    .execute()
}

export type SupresionHecha = Selectable<PedidoPersonaTable>

/** Requests to erase that were carried out, with their sealed document. */
export const supresionesHechas = (db: Db): Promise<SupresionHecha[]> =>
  db.selectFrom('pedidoPersona').selectAll().where('suprimidoEn', 'is not', null).orderBy('id').execute()

/** An open request to erase; null: there is none with that number. */
export async function supresionPedida(db: Db, id: number): Promise<{ readonly documento: Buffer } | null> {
  const pedido = db.selectFrom('pedidoPersona').select('documento').where('id', '=', id)
  const abierto = pedido.where('derecho', '=', 'supresion').where('respondidoEn', 'is', null)
  return (await abierto.executeTakeFirst()) ?? null
}

/** Requests to erase registered at an instant, with their sealed document. */
export async function supresionesEn(tx: Db, instante: string): Promise<{ id: number; documento: Buffer }[]> {
  const pedidos = tx.selectFrom('pedidoPersona').select(['id', 'documento']).where('registradoEn', '=', instante)
  return await pedidos.where('derecho', '=', 'supresion').orderBy('id').execute()
}
