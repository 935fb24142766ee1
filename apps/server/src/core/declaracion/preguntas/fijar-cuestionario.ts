import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import { exigirPublicado } from '../../base/textos/exigir-publicado.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { leerCuestionario } from './read-model-cuestionario.ts'
import { conservarCuestionario } from './repository.ts'

interface PorResponder {
  readonly id: number
  readonly preguntasTextoId: number | null
}

/**
 * The first answer keeps which version it answers. Outside the demo nobody answers our example; and who read another
 * version than this one (`leida`) reads it first.
 */
export async function fijarCuestionario(
  ctx: Pick<Context, 'tx' | 'hoy' | 'demo'>,
  declaracion: PorResponder,
  leida?: number,
): Promise<void> {
  const { textoId, version, esEjemplo } = await leerCuestionario(ctx.tx, declaracion, ctx.hoy)
  ensure(leida === undefined || leida === version, m.cambiaron)
  if (declaracion.preguntasTextoId !== null) return
  exigirPublicado(ctx, { ejemplo: esEjemplo }, m.sinPublicar)
  await conservarCuestionario(ctx.tx, declaracion.id, textoId)
}
