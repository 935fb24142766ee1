import { validarFunVigencia } from '@alerce/contract/operations/cartera'
import { funVigente } from '../padrones/read-model.ts'
import { leerProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'

export const validarFunVigenciaUseCase = useCase(validarFunVigencia, async ({ prospectoId }, ctx) => {
  const { rut } = await leerProspecto(ctx, prospectoId)
  return { funVigencia: rut !== null && (await funVigente(ctx.tx, rut, ctx.hoy)) }
})
