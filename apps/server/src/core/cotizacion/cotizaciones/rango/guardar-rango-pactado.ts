import { rangoRules } from '@alerce/contract/forms/cotizacion/cotizacion'
import { applyRules } from '@alerce/contract/forms/rules'
import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import type { Input } from '@alerce/contract/operation'
import { guardarRangoPactado } from '@alerce/contract/operations/cotizacion/cotizacion'
import { ensure } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { editCotizacion } from '../edit-cotizacion.ts'
import { basesDe } from '../precio/bases.ts'
import { limitesDe } from '../precio/limites.ts'
import type { Lugar } from '../read-model.ts'
import { deletePlan, saveRango } from '../repository.ts'

export const saveRangoIn =
  (lugar: Lugar) =>
  async ({ prospectoId, minimoPlan, maximoPlan }: Input<typeof guardarRangoPactado>, ctx: Context) => {
    const prospecto = await editCotizacion(ctx, prospectoId, lugar)
    const { minimoMonto, maximoMonto } = await limitesDe(ctx, prospecto, await basesDe(ctx, prospecto))
    const errores = applyRules(rangoRules, { minimoPlan, maximoPlan, minimoMonto, maximoMonto })
    const [primero] = errores
    ensure(!primero, cotizacionMessages.rangoFueraDeLimites, { errores, ...(primero && { texto: primero.mensaje }) })
    // a plan chosen under the earlier range may be outside the new one
    await deletePlan(ctx.tx, prospectoId, lugar)
    await saveRango(ctx.tx, prospectoId, { minimo: minimoPlan, maximo: maximoPlan }, lugar)
    return 'ok' as const
  }

export const guardarRangoPactadoUseCase = useCase(guardarRangoPactado, saveRangoIn('venta'))
