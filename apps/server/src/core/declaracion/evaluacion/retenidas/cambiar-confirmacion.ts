import { rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { publish } from '../../../../avisos/repository.ts'
import { siguienteId } from '../../../../platform/db/next-id.ts'
import type { Context } from '../../../use-case.ts'
import { sellarDetalle } from '../repository.ts'
import { abrirRetenida, type retenidaDe } from './read-model.ts'
import { borrarRetenida, insertarRetenida } from './repository.ts'
import { soltarDespues } from './retener-respuesta.ts'

type Retenida = NonNullable<Awaited<ReturnType<typeof retenidaDe>>>

/**
 * The same answer with its confirmation, or without it again (`por` null). Under a number of its own: what was to let the
 * one before leave finds it no more. Answers the instant at which it leaves.
 */
export async function cambiarConfirmacion(
  ctx: Context,
  { id: antes, fuera, ...retenida }: Retenida,
  por: { readonly usuarioId: number; readonly nombre: string } | null,
): Promise<string> {
  const id = await siguienteId(ctx.tx, 'respuesta_retenida')
  const saleEn = rigeDespuesDe(ctx.ahora)
  const detalle = sellarDetalle(
    ctx.vault.en('respuesta_retenida.detalle', id),
    abrirRetenida(ctx.vault, { id: antes, detalle: retenida.detalle }),
  )
  const confirmacion = { confirmadaPorId: por?.usuarioId ?? null, confirmadaPor: por?.nombre ?? null }
  await borrarRetenida(ctx.tx, antes)
  await insertarRetenida(ctx.tx, {
    ...retenida,
    ...confirmacion,
    id,
    detalle,
    fuera: JSON.stringify(fuera),
    saleEn: por && saleEn,
  })
  if (por) await soltarDespues(ctx, id)
  await publish(ctx.tx, { tema: 'cola' })
  return saleEn
}
