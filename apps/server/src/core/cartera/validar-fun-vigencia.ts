import { validarFunVigencia } from '@alerce/contract/operations/cartera'
import { funVigenteDe } from '../gestion/read-model.ts'
import { leerProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'

export const validarFunVigenciaUseCase = useCase(validarFunVigencia, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  return { funVigencia: await funVigenteDe(ctx.tx, prospecto, ctx.hoy) }
})
