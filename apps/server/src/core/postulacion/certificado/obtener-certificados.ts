import { obtenerCertificados } from '@alerce/contract/operations/postulacion/certificado'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { useCase } from '../../use-case.ts'
import { readProspecto } from '../prospecto/policy.ts'
import { certificadosVigentes } from './read-model.ts'

export const obtenerCertificadosUseCase = useCase(obtenerCertificados, async ({ prospectoId }, ctx) => {
  await readProspecto(ctx, prospectoId)
  const found = await certificadosVigentes(ctx.tx, prospectoId)
  return found.map(({ id, emitido, ...rest }) => ({
    ...rest,
    certificadoId: id,
    emitido: emitido && aDDMMYYYY(emitido),
  }))
})
