import { validarFunVigencia } from '@alerce/contract/operations/cartera/lista'
import { funVigenteDe } from '../../mesa/fun/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'

export const validarFunVigenciaUseCase = useCase(validarFunVigencia, async ({ prospectoId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  return { funVigencia: await funVigenteDe(ctx.tx, prospecto, ctx.hoy) }
})
