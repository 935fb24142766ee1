import { rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { publish } from '../../../../avisos/repository.ts'
import { siguienteId } from '../../../../platform/db/next-id.ts'
import type { Context } from '../../../use-case.ts'
import { sealDetalle } from '../repository.ts'
import { releaseLater } from './hold-respuesta.ts'
import { openRetenida, type retenidaDe } from './read-model.ts'
import { deleteRetenida, insertRetenida } from './repository.ts'

type Retenida = NonNullable<Awaited<ReturnType<typeof retenidaDe>>>

/**
 * The same answer with its confirmation, or without it again (`por` null). Under a number of its own: what was to let the
 * one before leave finds it no more. Answers the instant at which it leaves.
 */
export async function changeConfirmacion(
  ctx: Context,
  { id: antes, fuera, ...retenida }: Retenida,
  por: { readonly usuarioId: number; readonly nombre: string } | null,
): Promise<string> {
  const id = await siguienteId(ctx.tx, 'respuesta_retenida')
  const saleEn = rigeDespuesDe(ctx.ahora)
  const detalle = sealDetalle(
    ctx.vault.en('respuesta_retenida.detalle', id),
    openRetenida(ctx.vault, { id: antes, detalle: retenida.detalle }),
  )
  const confirmacion = { confirmadaPorId: por?.usuarioId ?? null, confirmadaPor: por?.nombre ?? null }
  await deleteRetenida(ctx.tx, antes)
  await insertRetenida(ctx.tx, {
    ...retenida,
    ...confirmacion,
    id,
    detalle,
    fuera: JSON.stringify(fuera),
    saleEn: por && saleEn,
  })
  if (por) await releaseLater(ctx, id)
  await publish(ctx.tx, { tema: 'cola' })
  return saleEn
}
