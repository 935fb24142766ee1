import { type Derecho, type Urgencia, urgenciaDePedido, vencimientoDePedido } from '@alerce/domain/acceso/derechos'
import { recordEvento } from '../core/acceso/seguridad/record-evento.ts'
import { operatorOf } from '../core/actor.ts'
import { siguienteId } from '../platform/db/next-id.ts'
import type { Vault } from '../platform/vault.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { erasePersona } from './erase-persona.ts'
import {
  type FilaDePedido,
  pedidos,
  type SupresionHecha,
  supresionesEn,
  supresionesHechas,
  supresionPedida,
} from './read-model-supresion.ts'
import type { ContextOfPersonas } from './record-act.ts'
import { answerPedido, insertPedido } from './repository.ts'

const operator = operatorOf('persona')

const openDocumento = (vault: Vault, { id, documento }: Pick<SupresionHecha, 'id' | 'documento'>): DocumentoDePersona =>
  vault.en('pedido_persona.documento', id).open<DocumentoDePersona>(documento)

export interface PedidoEscrito {
  readonly derecho: Derecho
  readonly documento: DocumentoDePersona
  /** Day on which the person asked. */
  readonly recibido: string
  /** How their identity was checked. */
  readonly identidad: string
}

/** Registers a request of a person over their data; returns its number and its last day. */
export async function registerPedido(
  { db, vault, clock }: ContextOfPersonas,
  { derecho, documento, recibido, identidad }: PedidoEscrito,
  quien: string,
): Promise<{ readonly id: number; readonly vence: string }> {
  const ahora = clock.ahora()
  const vence = vencimientoDePedido(recibido)
  return await db.transaction().execute(async (tx) => {
    const id = await siguienteId(tx, 'pedido_persona')
    const sellado = vault.en('pedido_persona.documento', id).seal(documento)
    const registro = { registradoPor: quien, registradoEn: ahora }
    await insertPedido(tx, { id, derecho, documento: sellado, recibido, vence, identidad, ...registro })
    await recordEvento({ tx, ahora, ...operator }, 'pedidoRegistrado', `pedido ${id} (${derecho}), por ${quien}`)
    return { id, vence }
  })
}

/** Answers an open request; false: no open request has that number. */
export async function respondPedido(
  { db, clock }: Pick<ContextOfPersonas, 'db' | 'clock'>,
  id: number,
  respuesta: string,
  quien: string,
): Promise<boolean> {
  const ahora = clock.ahora()
  return await db.transaction().execute(async (tx) => {
    const contestado = await answerPedido(tx, id, { respuesta, respondidoPor: quien, respondidoEn: ahora })
    if (contestado) await recordEvento({ tx, ahora, ...operator }, 'pedidoRespondido', `pedido ${id}, por ${quien}`)
    return contestado
  })
}

export type Pedido = FilaDePedido & { readonly urgencia: Urgencia | null }

/** Requests, the open ones first and by their deadline; `urgencia`: null once answered. */
export async function listPedidos({ db, clock }: Pick<ContextOfPersonas, 'db' | 'clock'>): Promise<Pedido[]> {
  const hoy = clock.hoy()
  return (await pedidos(db)).map((pedido) => ({
    ...pedido,
    urgencia: pedido.respondidoEn === null ? urgenciaDePedido(pedido.vence, hoy) : null,
  }))
}

/** Document of an open request to erase; null: there is none with that number. */
export async function documentoPorSuprimir(
  { db, vault }: ContextOfPersonas,
  id: number,
): Promise<DocumentoDePersona | null> {
  const pedido = await supresionPedida(db, id)
  return pedido && openDocumento(vault, { id, documento: pedido.documento })
}

/** Erasures carried out, one a line: kept beside the backups, they erase again what a restored one brings back. */
export async function writeSupresiones({ db }: Pick<ContextOfPersonas, 'db'>): Promise<string> {
  const hechas = await supresionesHechas(db)
  return hechas.map((una) => `${JSON.stringify({ ...una, documento: una.documento.toString('base64') })}\n`).join('')
}

/** Requests of such a file with their documents opened; null: it is another file, or sealed with another key. */
function readSupresiones(vault: Vault, escritas: string) {
  const lineas = escritas.split('\n').filter((linea) => linea.trim() !== '')
  try {
    return lineas.map((linea) => {
      const pedido = JSON.parse(linea) as Omit<SupresionHecha, 'documento'> & { documento: string }
      const documento = Buffer.from(pedido.documento, 'base64')
      return { pedido, documento: openDocumento(vault, { id: pedido.id, documento }) }
    })
  } catch {
    return null
  }
}

/**
 * Number of a request in this database, where a restored backup may have lost it: it is then stored again. Its instant
 * and its document tell it, since another request may have taken its number.
 */
async function restorePedido(
  { db, vault }: ContextOfPersonas,
  { pedido, documento }: { readonly pedido: Omit<SupresionHecha, 'documento'>; readonly documento: DocumentoDePersona },
): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    for (const guardado of await supresionesEn(tx, pedido.registradoEn)) {
      const { numero } = openDocumento(vault, guardado)
      if (numero === documento.numero) return guardado.id
    }
    const id = await siguienteId(tx, 'pedido_persona')
    const sellado = vault.en('pedido_persona.documento', id).seal(documento)
    await insertPedido(tx, { ...pedido, id, documento: sellado })
    return id
  })
}

/** Erases again each person of such a file; returns their number, or null if the file is not one of this server. */
export async function repeatSupresiones(
  context: ContextOfPersonas,
  escritas: string,
  quien: string,
): Promise<number | null> {
  const hechas = readSupresiones(context.vault, escritas)
  if (hechas === null) return null
  for (const hecha of hechas) {
    const pedidoId = await restorePedido(context, hecha)
    await erasePersona(context, { documento: hecha.documento, pedidoId }, quien)
  }
  return hechas.length
}
