import { agendaUseCases } from './agenda/citas/use-cases.ts'
import { estadisticasUseCases } from './cartera/estadisticas/use-cases.ts'
import { carteraUseCases as listaUseCases } from './cartera/lista/use-cases.ts'
import { miDiaUseCases } from './cartera/mi-dia/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** The portfolio as a whole: its list, its day, its appointments and its figures. */
export const carteraUseCases: readonly UseCase[] = [
  ...listaUseCases,
  ...miDiaUseCases,
  ...agendaUseCases,
  ...estadisticasUseCases,
]
