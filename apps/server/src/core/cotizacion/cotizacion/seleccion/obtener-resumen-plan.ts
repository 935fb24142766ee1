import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { obtenerResumenPlan } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { presentarTotales } from '../presentar.ts'
import { cotizacionVigente } from '../read-model.ts'

export const obtenerResumenPlanUseCase = useCase(obtenerResumenPlan, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  const vigente = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  const { foto } = vigente
  return {
    ...presentarTotales(vigente),
    precioPlan: foto.precioPlanUF,
    precioGES: foto.precioGesUF,
    beneficiosComplementarios: foto.beneficios.map((b) => ({ nombre: b.nombre, precio: b.precioUF })),
    precioTotal: foto.totalUF,
  }
})
