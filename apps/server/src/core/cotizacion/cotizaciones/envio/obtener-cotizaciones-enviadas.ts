import { obtenerCotizacionesEnviadas } from '@alerce/contract/operations/cotizacion/envio'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'
import { enviadasDe } from './read-model.ts'

export const obtenerCotizacionesEnviadasUseCase = useCase(obtenerCotizacionesEnviadas, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const enviadas = await enviadasDe(ctx.tx, prospectoId)
  return enviadas.map(({ numero, en, para, por, cotizacion: { plan, foto, beneficiosComplementarios } }) => ({
    numero,
    enviada: en,
    para,
    quien: por,
    planId: plan.id,
    nombrePlan: plan.nombre,
    totalUF: foto.totalUF,
    totalPesos: foto.totalPesos,
    beneficiosComplementarios: [...beneficiosComplementarios],
  }))
})
