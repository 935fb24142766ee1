import { planesMessages as m } from '@alerce/contract/messages/cotizacion/planes'
import { restituirCotizacion } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { editCotizacion } from '../edit-cotizacion.ts'
import { saveRangoIn } from '../rango/guardar-rango-pactado.ts'
import { rangoDe } from '../read-model.ts'
import { guardarPreferencias } from '../repository.ts'
import { savePlanSeleccionadoIn } from '../seleccion/guardar-plan-seleccionado.ts'
import { takeBorrada } from './repository.ts'

/**
 * Undoes a deleted quote. It is saved by the usual rules, so that values no longer valid are refused with their reason.
 */
export const restituirCotizacionUseCase = useCase(restituirCotizacion, async ({ prospectoId, lugar }, ctx) => {
  await editCotizacion(ctx, prospectoId, lugar)
  const borrada =
    (await takeBorrada(ctx.tx, prospectoId, seDeshaceDesde(ctx.ahora), lugar)) ?? refuse(m.nadaQueRestituir)
  ensure((await rangoDe(ctx.tx, prospectoId, lugar)) === null, m.otraEnCurso)
  const { rango, preferencias, plan } = borrada
  await saveRangoIn(lugar)({ prospectoId, minimoPlan: rango.minimo, maximoPlan: rango.maximo }, ctx)
  if (preferencias) await guardarPreferencias(ctx.tx, prospectoId, preferencias, lugar)
  if (plan) {
    const elegido = { planCotizacionId: plan.id, beneficiosComplementarios: [...plan.codigos] }
    const { totalPesos } = await savePlanSeleccionadoIn(lugar)({ prospectoId, ...elegido }, ctx)
    ensure(totalPesos === plan.totalPesos, m.precioCambio)
  }
  return 'ok' as const
})
