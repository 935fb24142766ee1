import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { adjuntoQuePide } from '@alerce/domain/declaracion/adjuntos'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { publish } from '../../../../avisos/repository.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../../base/bitacora/read-model-firma.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { refrescarEstado } from '../../declaracion/refrescar-estado.ts'
import { adjuntosDesde, ultimoPaso } from '../read-model.ts'
import { guardarEvaluacion } from '../registrar-resultado.ts'
import { guardarResultado } from '../repository.ts'

/** The queue to which what was asked for goes back, and the result with which it waits there. */
const vuelta = {
  3: { clase: 'medica', resultado: 0 },
  7: { clase: 'financiera', resultado: 6 },
} as const satisfies Partial<Record<ResultadoDS, { clase: string; resultado: ResultadoDS }>>

/** What was asked for came: the case is back in its queue. Refused while no file came since it was asked. */
export async function reenviarAntecedentes(
  ctx: Context,
  declaracion: Declaracion & { readonly resultado: keyof typeof vuelta },
): Promise<void> {
  const { id, prospectoId, resultado: pedido } = declaracion
  const { clase, resultado } = vuelta[pedido]
  const tipo = adjuntoQuePide(pedido)
  const paso = await ultimoPaso(ctx.tx, id)
  const llegados = tipo && paso ? await adjuntosDesde(ctx.tx, id, tipo, paso.en) : []
  ensure(llegados.length > 0, m.sinAntecedentes)
  const por = await firmaSobre(ctx.tx, ctx.actor, { prospectoId })
  await guardarEvaluacion(ctx, id, { clase, resultado, motivos: ['antecedentes recibidos'], por, reenvio: true })
  await guardarResultado(ctx.tx, id, resultado)
  await anotar(ctx, prospectoId, 'antecedentesReenviados')
  await refrescarEstado(ctx, prospectoId)
  await publish(ctx.tx, { tema: 'cola' })
}
