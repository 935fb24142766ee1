import { bitacora, type EventoDeBitacora } from '@alerce/contract/catalogos/bitacora'
import { firma } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { insertarEntrada } from './repository.ts'

/** Writes an entry of the prospect's Bitácora, in the transaction of the change it tells of. */
export async function anotar(
  ctx: Context,
  prospectoId: number,
  evento: EventoDeBitacora,
  detalle?: string,
): Promise<void> {
  const { id, texto } = bitacora[evento]
  await insertarEntrada(ctx.tx, {
    prospectoId,
    evento: id,
    texto: detalle ? `${texto}: ${detalle}` : texto,
    por: firma(ctx.actor),
    en: ctx.ahora,
  })
}
