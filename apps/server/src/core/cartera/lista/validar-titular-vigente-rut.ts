import { validarTitularVigenteRut } from '@alerce/contract/operations/cartera/lista'
import { esTitularVigente } from '../../base/padrones/read-model.ts'
import { useCase } from '../../use-case.ts'

export const validarTitularVigenteRutUseCase = useCase(validarTitularVigenteRut, ({ Rut }, { tx, hoy }) =>
  esTitularVigente(tx, Rut, hoy),
)
