import { documentosPostulanteMessages as m } from '@alerce/contract/messages/postulacion/documentos'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { CERTIF_COTIZ, MAXIMO_DE_DOCUMENTOS } from '@alerce/domain/postulacion/cajas'
import { firma } from '../../actor.ts'
import { guardarUnaVez } from '../../base/archivos/guardar-archivo.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { tomarPostulante } from './policy.ts'
import { documentosDe, pedidoPorId } from './read-model.ts'
import { insertarDocumento } from './repository.ts'
import { revisarArchivo } from './revisar-archivo.ts'

interface Entrega {
  /** The prospectoId. */
  readonly Identificador: number
  readonly NombreArchivo: string
  readonly Binario: string
  readonly TipoAdjunto: number
  readonly idBox?: number | null | undefined
}

/**
 * Takes in a document, sealed. The same bytes in the same place are the same document: two tabs, or a press that was
 * repeated because the network fell, hand it in once.
 */
export async function recibirDocumento(ctx: Context, entrega: Entrega): Promise<{ adJ_CORREL: number }> {
  const { id: prospectoId } = await tomarPostulante(ctx, entrega.Identificador)
  const pedidoId = entrega.idBox ?? null
  const pedido = pedidoId === null ? null : await pedidoPorId(ctx.tx, pedidoId)
  ensure(pedidoId === null || pedido, m.cajaDesconocida, { campo: 'idBox' })
  // who reads a certificate asks for its password
  const { contenido, mime } = revisarArchivo(entrega.Binario, pedido?.tipo === CERTIF_COTIZ)
  const archivoId = await guardarUnaVez(ctx, { contenido, mime })
  const entregados = await documentosDe(ctx.tx, prospectoId)
  const igual = entregados.find((d) => d.archivoId === archivoId && d.pedidoId === pedidoId)
  if (igual) return { adJ_CORREL: igual.id }
  ensure(entregados.length < MAXIMO_DE_DOCUMENTOS, m.demasiados)
  const documentoId = await insertarDocumento(ctx.tx, {
    prospectoId,
    archivoId,
    pedidoId,
    tipoAdjunto: entrega.TipoAdjunto,
    nombre: nombreDeArchivo(entrega.NombreArchivo, mime),
    subido: ctx.ahora,
    subidoPor: firma(ctx.actor),
    retirado: null,
    retiradoPor: null,
  })
  await anotar(ctx, prospectoId, 'documentoRecibido', pedido?.nombre)
  return { adJ_CORREL: documentoId }
}
