import { validarCargaVigente } from '@alerce/contract/operations/postulacion/prospecto'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { cargaVigente } from '../../base/padrones/read-model.ts'
import { useCase } from '../../use-case.ts'

export const validarCargaVigenteUseCase = useCase(validarCargaVigente, async ({ rut }, { tx, hoy }) => {
  const carga = await cargaVigente(tx, rut, hoy)
  return {
    cargaVigente: carga !== null,
    fechaNacimiento: carga && aDDMMYYYY(carga.fechaNacimiento),
    sexo: carga?.sexo ?? null,
  }
})
