import type { UseCase } from '../../use-case.ts'
import { reenvioCuponUseCase } from './reenviar-cupon.ts'

export const cuponUseCases: readonly UseCase[] = [reenvioCuponUseCase]
