import { obtenerBeneficiarios } from '@alerce/contract/operations/postulacion/beneficiarios'
import { aYYYYMMDD } from '@alerce/domain/base/fechas/fecha'
import { useCase } from '../../use-case.ts'
import { leerProspecto } from '../prospecto/policy.ts'
import { beneficiariosDe } from '../prospecto/read-model.ts'

export const obtenerBeneficiariosUseCase = useCase(obtenerBeneficiarios, async ({ prospectoId }, ctx) => {
  await leerProspecto(ctx, prospectoId)
  const beneficiarios = await beneficiariosDe(ctx.tx, prospectoId)
  return beneficiarios.map((b) => ({
    beneficiarioId: b.id,
    fechaNacimiento: aYYYYMMDD(b.fechaNacimiento),
    sexo: b.sexo,
    tipoBeneficiario: b.tipo,
    relacionFamiliar: b.relacion,
    descripcionOtro: b.descripcionOtro,
    esEstudiante: b.estudia,
  }))
})
