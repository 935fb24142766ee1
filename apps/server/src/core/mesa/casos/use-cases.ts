import type { UseCase } from '../../use-case.ts'
import { buscarCasosMesaUseCase } from './buscar-casos-mesa.ts'

export const casosUseCases: readonly UseCase[] = [buscarCasosMesaUseCase]
