import { obtenerCotizacionesEnviadas } from '@alerce/contract/operations/cotizacion/envio'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { useCase } from '../../../use-case.ts'
import { enviadasDe } from './read-model.ts'

export const obtenerCotizacionesEnviadasUseCase = useCase(obtenerCotizacionesEnviadas, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const enviadas = await enviadasDe(ctx.tx, prospectoId)
  return enviadas.map(({ numero, en, para, por, cotizacion, aperturas, abiertoEn, ultimaApertura }) => ({
    numero,
    enviada: en,
    para,
    quien: por,
    planId: cotizacion.plan.id,
    nombrePlan: cotizacion.plan.nombre,
    totalUF: cotizacion.foto.totalUF,
    totalPesos: cotizacion.foto.totalPesos,
    beneficiosComplementarios: [...cotizacion.beneficiosComplementarios],
    abierta: abiertoEn && ultimaApertura ? { veces: aperturas, primera: abiertoEn, ultima: ultimaApertura } : null,
  }))
})
