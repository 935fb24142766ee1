import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import type { Context } from '../../use-case.ts'
import { exigirTexto } from './exigir-publicado.ts'
import { textoVigente } from './read-model.ts'

/** Outside the demo nothing begins that would end at our example of one of these texts. 422, naming the first. */
export async function exigirTextos(
  ctx: Pick<Context, 'tx' | 'hoy' | 'demo'>,
  clases: readonly ClaseTexto[],
): Promise<void> {
  for (const clase of clases) {
    const texto = await textoVigente(ctx.tx, clase, ctx.hoy)
    exigirTexto(ctx, { clase, ejemplo: texto?.ejemplo ?? true })
  }
}
