import { respuestaDe } from '@alerce/contract/fichas/formas'
import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import { obtenerBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { useCase } from '../../use-case.ts'
import { readProspecto } from '../prospecto/policy.ts'
import { beneficiariosDe } from '../prospecto/read-model.ts'

export const obtenerBeneficiariosUseCase = useCase(obtenerBeneficiarios, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const beneficiarios = await beneficiariosDe(ctx.tx, prospectoId)
  return beneficiarios.map((b) => ({
    beneficiarioId: b.id,
    ...respuestaDe(beneficiario, b),
    ...(b.clave ? { clave: b.clave } : {}),
  }))
})
