import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { exigirTexto } from '../../../base/textos/exigir-publicado.ts'
import { textoVigente } from '../../../base/textos/read-model.ts'
import type { Context } from '../../../use-case.ts'

/** What an applicant reads and decides on from the first step to the signature. */
const deLaVentaElectronica = [
  ...(['preguntasDS', 'autorizacionPrevired', 'consideraciones', 'firmaDeclaracion'] as const),
  ...(['respuestaRestricciones', 'firmaContrato'] as const),
] satisfies ClaseTexto[]

/** Outside the demo nobody is invited to a path that would end at our example of a text. 422. */
export async function exigirTextosDeInvitacion(ctx: Pick<Context, 'tx' | 'hoy' | 'demo'>): Promise<void> {
  for (const clase of deLaVentaElectronica) {
    const texto = await textoVigente(ctx.tx, clase, ctx.hoy)
    exigirTexto(ctx, { clase, ejemplo: texto?.ejemplo ?? true })
  }
}
