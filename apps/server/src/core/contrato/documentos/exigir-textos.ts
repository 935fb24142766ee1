import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { exigirTexto } from '../../base/textos/exigir-publicado.ts'
import { escritoVigente } from '../../base/textos/read-model-escrito.ts'
import type { Context } from '../../use-case.ts'

/** The operator's words on the papers of every contract. */
const deTodoContrato = ['condicionesGenerales', 'notificacionEntidad', 'lugaresDePago'] as const satisfies ClaseTexto[]

/** Outside the demo no paper goes out with our example of a text. 422. */
export async function exigirTextos(ctx: Context): Promise<void> {
  for (const clase of deTodoContrato) exigirTexto(ctx, await escritoVigente(ctx, clase))
}
