import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { escritoVigente, exigirEscrito } from '../../base/textos/escrito.ts'
import type { Context } from '../../use-case.ts'

/** The operator's words on the papers of every contract. */
const deTodoContrato = ['condicionesGenerales', 'notificacionEntidad', 'lugaresDePago'] as const satisfies ClaseTexto[]

/** Outside the demo no paper goes out with our example of a text. 422. */
export async function exigirTextos(ctx: Context): Promise<void> {
  for (const clase of deTodoContrato) exigirEscrito(ctx, await escritoVigente(ctx, clase))
}
