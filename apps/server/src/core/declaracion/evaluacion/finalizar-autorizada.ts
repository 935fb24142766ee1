import { finalizarAutorizada } from '@alerce/contract/operations/declaracion/evaluacion'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { declaracionVivaDe } from '../ds/read-model.ts'
import { finalizaevaluacionDSUseCase } from './finalizaevaluacionds.ts'

const AUTORIZADA = 1

/** Found, looked at and finished under one lock: of two that ask at once, the second finds it finished. */
export const finalizarAutorizadaUseCase = useCase(finalizarAutorizada, async ({ prospectoId }, ctx) => {
  await editProspecto(ctx, prospectoId)
  const viva = await declaracionVivaDe(ctx.tx, prospectoId)
  if (viva?.resultado !== AUTORIZADA) return { finalizada: false }
  await finalizaevaluacionDSUseCase.run({ identificador: viva.id, resultado: AUTORIZADA, acepta: true }, ctx)
  return { finalizada: true }
})
