import { type Derecho, type Urgencia, urgenciaDePedido, vencimientoDePedido } from '@alerce/domain/personas/derechos'
import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import { siguienteId } from '../../../platform/db/next-id.ts'
import type { Vault } from '../../../platform/vault.ts'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { oposicionesDePedidos } from '../../postulacion/oposiciones/read-model.ts'
import { type DocumentoDePersona, openDocumento } from './documento-de-persona.ts'
import { ventasBloqueadas } from './read-model-bloqueo.ts'
import { type FilaDePedido, findPedido, pedidosGuardados } from './read-model-pedidos.ts'
import type { ActoSobrePersona } from './record-act.ts'
import { answerPedido, insertPedido } from './repository.ts'

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
  acto: ActoSobrePersona,
  { derecho, documento, recibido, identidad }: PedidoEscrito,
): Promise<{ readonly id: number; readonly vence: string }> {
  const { tx, vault, ahora, quien } = acto
  const vence = vencimientoDePedido(recibido)
  const id = await siguienteId(tx, 'pedido_persona')
  const sellado = vault.en('pedido_persona.documento', id).seal(documento)
  const registro = { registradoPor: quien, registradoEn: ahora }
  await insertPedido(tx, { id, derecho, documento: sellado, recibido, vence, identidad, ...registro })
  await recordEvento(acto, 'pedidoRegistrado', `pedido ${id} (${derecho}), por ${quien}`)
  await publish(tx, { tema: 'pedidos' })
  return { id, vence }
}

/** Answers an open request; false: no open request has that number. */
export async function respondPedido(acto: ActoSobrePersona, id: number, respuesta: string): Promise<boolean> {
  const { tx, ahora, quien } = acto
  const contestado = await answerPedido(tx, id, { respuesta, respondidoPor: quien, respondidoEn: ahora })
  if (!contestado) return false
  await recordEvento(acto, 'pedidoRespondido', `pedido ${id}, por ${quien}`)
  await publish(tx, { tema: 'pedidos' })
  return true
}

export type Pedido = Omit<FilaDePedido, 'documento'> & {
  readonly documento: DocumentoDePersona
  /** null once answered. */
  readonly urgencia: Urgencia | null
  /** Sales of the person with blocked access. */
  readonly bloqueadas: number
  /** Treatments to which the request objects now. */
  readonly oposiciones: readonly Oponible[]
}

/** Requests with their documents, the open ones first and by their deadline. */
export async function listPedidos({ tx, vault, hoy }: { tx: Db; vault: Vault; hoy: string }): Promise<Pedido[]> {
  const bloqueadas = await ventasBloqueadas({ tx, vault })
  const oposiciones = await oposicionesDePedidos(tx)
  return (await pedidosGuardados(tx)).map((pedido) => {
    const documento = openDocumento(vault, pedido)
    return {
      ...pedido,
      documento,
      urgencia: pedido.respondidoEn === null ? urgenciaDePedido(pedido.vence, hoy) : null,
      bloqueadas: bloqueadas.get(documento.numero) ?? 0,
      oposiciones: oposiciones.get(pedido.id) ?? [],
    }
  })
}

/** Request with its document; null: there is none with that number. `tomar` locks its row. */
export async function readPedido(
  { tx, vault }: { readonly tx: Db; readonly vault: Vault },
  id: number,
  tomar = false,
): Promise<(Omit<FilaDePedido, 'documento'> & { readonly documento: DocumentoDePersona }) | null> {
  const pedido = await findPedido(tx, id, tomar)
  return pedido && { ...pedido, documento: openDocumento(vault, pedido) }
}
