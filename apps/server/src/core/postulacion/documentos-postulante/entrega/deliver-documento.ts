import { documentosPostulanteMessages as m } from '@alerce/contract/messages/postulacion/documentos'
import { cabenJuntos } from '@alerce/domain/base/archivos/tipos'
import { CERTIF_COTIZ, MAXIMO_DE_DOCUMENTOS } from '@alerce/domain/postulacion/cajas'
import { estaBloqueado } from '@alerce/domain/postulacion/etapas'
import { siguienteId } from '../../../../platform/db/next-id.ts'
import { type Examinado, receiveArchivo } from '../../../base/archivos/receive-archivo.ts'
import { note } from '../../../base/bitacora/note.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { actualizacionAbierta } from '../../edicion/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../prospecto/read-model.ts'
import { documentosDe, pedidoPorId } from '../read-model.ts'
import { insertDocumento } from '../repository.ts'
import { takePostulante } from '../take-postulante.ts'

type Entregado = Pick<Prospecto, 'id' | 'etapa' | 'originalId'>

/** In an open update or a reuse, documents of a new employer come before the employer is saved. */
const vieneOtro = async ({ tx }: Context, { id, etapa, originalId }: Entregado): Promise<boolean> =>
  originalId !== null || (estaBloqueado(etapa) && (await actualizacionAbierta(tx, id)) !== null)

/** Refuses (422) a document of another worker type. A certificate of any type goes to the place of an employee's. */
async function ensureSuTipo(
  ctx: Context,
  prospecto: Entregado,
  pedido: Awaited<ReturnType<typeof pedidoPorId>>,
): Promise<void> {
  if (pedido === null || pedido.tipo === CERTIF_COTIZ || (await vieneOtro(ctx, prospecto))) return
  const empleadores = await empleadoresDe(ctx.tx, prospecto.id)
  // without an income on record, the request follows the data being typed
  const suyo = empleadores.length === 0 || empleadores.some((e) => e.tipoTrabajador === pedido.tipoTrabajador)
  ensure(suyo, m.cajaDeOtroTipo, { campo: 'idBox' })
}

interface Entrega {
  readonly prospectoId: number
  /** Request that it answers (PDS_CORREL). */
  readonly idBox: number | null
  readonly tipoAdjunto: number
  readonly archivo: Examinado
  /** Field of the call that carries the file. */
  readonly campo: string
}

/**
 * Stores a document; returns its id. The same bytes in the same place are one document, so that a second tab or a retry
 * after a network failure adds none. A deleted one is stored again.
 */
export async function deliverDocumento(ctx: Context, entrega: Entrega): Promise<number> {
  const { idBox: pedidoId, tipoAdjunto, campo } = entrega
  const prospecto = await takePostulante(ctx, entrega.prospectoId)
  const { id: prospectoId } = prospecto
  const pedido = pedidoId === null ? null : await pedidoPorId(ctx.tx, pedidoId)
  ensure(pedidoId === null || pedido, m.cajaDesconocida, { campo: 'idBox' })
  await ensureSuTipo(ctx, prospecto, pedido)
  // a certificate is read with its password
  const conClave = pedido?.tipo === CERTIF_COTIZ
  const { archivoId, sha256, nombre } = await receiveArchivo(ctx, entrega.archivo, { campo, conClave })
  const entregados = await documentosDe(ctx.tx, prospectoId)
  const igual = entregados.find((d) => d.sha256 === sha256 && d.pedidoId === pedidoId)
  if (igual) return igual.id
  ensure(entregados.length < MAXIMO_DE_DOCUMENTOS, m.demasiados)
  ensure(cabenJuntos([entrega.archivo.contenido.length, ...entregados.map((d) => d.tamano)]), m.demasiadoJuntos)
  const documentoId = await siguienteId(ctx.tx, 'documento_prospecto')
  await insertDocumento(ctx.tx, {
    id: documentoId,
    prospectoId,
    archivoId,
    pedidoId,
    tipoAdjunto,
    nombre: ctx.vault.en('documento_prospecto.nombre', documentoId).seal(nombre),
    subido: ctx.ahora,
    subidoPor: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }),
    retirado: null,
    retiradoPor: null,
  })
  await note(ctx, prospectoId, 'documentoRecibido', pedido?.nombre)
  return documentoId
}
