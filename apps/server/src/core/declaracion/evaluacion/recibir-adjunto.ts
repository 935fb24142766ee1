import { common } from '@alerce/contract/messages/common'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import { cabenJuntos } from '@alerce/domain/base/archivos/tipos'
import { ADJUNTO_CON_LA_DS, MAXIMO_DE_ADJUNTOS } from '@alerce/domain/declaracion/adjuntos'
import { firma } from '../../actor.ts'
import { recibirArchivo } from '../../base/archivos/recibir-archivo.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { adjuntosDe } from './read-model.ts'
import { insertarAdjunto } from './repository.ts'

interface Entrega {
  readonly identificador: number
  readonly rut?: string | null | undefined
  readonly tipoAdjunto: number
  readonly archivo: ArchivoEnviado
  /** The field of the call that carries the file. */
  readonly campo: string
}

/** Takes in a file that goes with the declaration; answers its id. The same bytes are the same attachment. */
export async function recibirAdjunto(ctx: Context, entrega: Entrega): Promise<number> {
  const { tipoAdjunto, archivo, campo } = entrega
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, entrega)
  ensure(tipoAdjunto === ADJUNTO_CON_LA_DS && declaracion.enviadaEn === null, common.stageJump)
  const { archivoId, sha256, nombre } = await recibirArchivo(ctx, archivo, { campo })
  const entregados = await adjuntosDe(ctx.tx, declaracion.id, tipoAdjunto)
  const igual = entregados.find((one) => one.sha256 === sha256)
  if (igual) return igual.id
  ensure(entregados.length < MAXIMO_DE_ADJUNTOS, m.demasiados)
  ensure(cabenJuntos([archivo.contenido.length, ...entregados.map((one) => one.tamano)]), m.demasiadoJuntos)
  return await insertarAdjunto(ctx.tx, {
    prospectoId: prospecto.id,
    declaracionId: declaracion.id,
    archivoId,
    tipoAdjunto,
    nombre: ctx.vault.seal(nombre),
    claveId: ctx.vault.claveId,
    por: firma(ctx.actor),
    en: ctx.ahora,
  })
}
