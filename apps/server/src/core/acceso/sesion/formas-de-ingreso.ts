import { formasDeIngreso } from '@alerce/contract/operations/acceso/ingreso'
import { useCase } from '../../use-case.ts'

/** With passwords closed, only an account for emergencies needs their form. */
export const formasDeIngresoUseCase = useCase(formasDeIngreso, async (_input, { empresa }) => ({
  empresa: Boolean(empresa),
  clave: !empresa?.sinClaves || empresa.deEmergencia !== null,
}))
