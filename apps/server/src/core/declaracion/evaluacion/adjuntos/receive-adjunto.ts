import { common } from '@alerce/contract/messages/common'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { cabenJuntos } from '@alerce/domain/base/archivos/tipos'
import {
  ADJUNTO_CON_LA_DS,
  adjuntoQueRecibe,
  cabenEnLaDS,
  MAXIMO_DE_ADJUNTOS,
} from '@alerce/domain/declaracion/adjuntos'
import { siguienteId } from '../../../../platform/db/next-id.ts'
import { type Examinado, receiveArchivo } from '../../../base/archivos/receive-archivo.ts'
import { firmaSobre } from '../../../base/bitacora/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { ensureQuienContesta, takeDeclaracion } from '../../ds/edit-declaracion.ts'
import type { DeclaracionDeProspecto } from '../../ds/read-declaracion.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { adjuntosDe, todosLosAdjuntos, ultimoPaso } from '../read-model.ts'
import { insertAdjunto } from '../repository.ts'

interface ArchivoDeDS {
  readonly tipoAdjunto: number
  readonly archivo: Examinado
  /** Field of the call that carries the file. */
  readonly campo: string
}

interface Entrega extends ArchivoDeDS {
  readonly identificador: number
  readonly rut?: string | null | undefined
}

/** Refusal of a kind of file at this stage. */
const razonDe = (tipoAdjunto: number) => (tipoAdjunto === ADJUNTO_CON_LA_DS ? common.stageJump : m.adjuntoNoPedido)

/** Instant of the last request for background; without a request, all files count. */
async function pedidoEn({ tx }: Context, { id, enviadaEn }: Declaracion): Promise<string> {
  return enviadaEn === null ? '' : ((await ultimoPaso(tx, id))?.en ?? '')
}

/** Receives a file for a manual declaration from its advisor; returns its id. */
export async function receiveAdjunto(ctx: Context, entrega: Entrega): Promise<number> {
  const tomada = await takeDeclaracion(ctx, entrega)
  ensureQuienContesta(tomada.declaracion)
  return await saveAdjunto(ctx, tomada, entrega)
}

/** Stores a file of a locked declaration, from any sender. The same bytes are the same attachment. */
export async function saveAdjunto(
  ctx: Context,
  { declaracion, prospecto }: DeclaracionDeProspecto,
  { tipoAdjunto, archivo, campo }: ArchivoDeDS,
): Promise<number> {
  ensure(tipoAdjunto === adjuntoQueRecibe(declaracion), razonDe(tipoAdjunto))
  const { archivoId, sha256, nombre } = await receiveArchivo(ctx, archivo, { campo })
  const todos = await adjuntosDe(ctx.tx, declaracion.id, tipoAdjunto)
  const desde = await pedidoEn(ctx, declaracion)
  const entregados = todos.filter(({ en }) => en >= desde)
  const igual = todos.find((one) => one.sha256 === sha256)
  if (igual) {
    // A file sent before the request does not answer it
    ensure(igual.en >= desde, m.adjuntoRepetido, { campo })
    return igual.id
  }
  const con = (otros: readonly { readonly tamano: number }[]) => [
    archivo.contenido.length,
    ...otros.map(({ tamano }) => tamano),
  ]
  ensure(entregados.length < MAXIMO_DE_ADJUNTOS, m.demasiados, { campo })
  ensure(cabenJuntos(con(entregados)), m.demasiadoJuntos, { campo })
  const tamanos = con(await todosLosAdjuntos(ctx.tx, declaracion.id))
  ensure(cabenEnLaDS({ tamanos, delPedido: con(entregados).length }), m.demasiadosEnTotal, { campo })
  const id = await siguienteId(ctx.tx, 'adjunto')
  await insertAdjunto(ctx.tx, {
    id,
    prospectoId: prospecto.id,
    declaracionId: declaracion.id,
    archivoId,
    tipoAdjunto,
    nombre: ctx.vault.en('adjunto.nombre', id).seal(nombre),
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  })
  return id
}
