import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { obtenerResumenPlan } from '@alerce/contract/operations/cotizacion/plan-seleccionado'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { presentTotales } from '../present.ts'
import { cotizacionVigente } from '../read-model.ts'

export const obtenerResumenPlanUseCase = useCase(obtenerResumenPlan, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const vigente = (await cotizacionVigente(ctx.tx, prospectoId)) ?? refuse(planesMessages.sinPlan)
  const { foto } = vigente
  return {
    ...presentTotales(vigente),
    precioPlan: foto.precioPlanUF,
    precioGES: foto.precioGesUF,
    beneficiosComplementarios: foto.beneficios.map((b) => ({ nombre: b.nombre, precio: b.precioUF })),
    precioTotal: foto.totalUF,
  }
})
