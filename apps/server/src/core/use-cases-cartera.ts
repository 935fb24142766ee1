import { agendaUseCases } from './agenda/use-cases.ts'
import { carteraUseCases as listaUseCases } from './cartera/use-cases.ts'
import { estadisticasUseCases } from './estadisticas/use-cases.ts'
import { miDiaUseCases } from './mi-dia/use-cases.ts'
import type { UseCase } from './use-case.ts'

/** The portfolio as a whole: its list, its day, its appointments and its figures. */
export const carteraUseCases: readonly UseCase[] = [
  ...listaUseCases,
  ...miDiaUseCases,
  ...agendaUseCases,
  ...estadisticasUseCases,
]
