import { validarTitularVigenteRut } from '@alerce/contract/operations/cartera'
import { esTitularVigente } from '../padrones/read-model.ts'
import { useCase } from '../use-case.ts'

export const validarTitularVigenteRutUseCase = useCase(validarTitularVigenteRut, ({ Rut }, { tx, hoy }) =>
  esTitularVigente(tx, Rut, hoy),
)
