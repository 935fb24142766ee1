import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import type { Context } from '../../use-case.ts'
import { ensureTexto } from './ensure-publicado.ts'
import { textoVigente } from './read-model.ts'

/** Outside the demo nothing begins that would end at our example of one of these texts. 422, naming the first. */
export async function ensureTextos(
  ctx: Pick<Context, 'tx' | 'hoy' | 'demo'>,
  clases: readonly ClaseTexto[],
): Promise<void> {
  for (const clase of clases) {
    const texto = await textoVigente(ctx.tx, clase, ctx.hoy)
    ensureTexto(ctx, { clase, ejemplo: texto?.ejemplo ?? true })
  }
}
