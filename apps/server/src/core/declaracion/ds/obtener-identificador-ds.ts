import { obtenerIdentificadorDS } from '@alerce/contract/operations/declaracion/declaracion'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { declaracionVivaDe } from './read-model.ts'

export const obtenerIdentificadorDSUseCase = useCase(obtenerIdentificadorDS, async ({ prospectoId }, ctx) => {
  const { rut } = await readProspecto(ctx, prospectoId)
  const viva = await declaracionVivaDe(ctx.tx, prospectoId)
  return { declaracionSaludId: viva?.id ?? null, rut }
})
