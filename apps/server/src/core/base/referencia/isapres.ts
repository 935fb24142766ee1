import { isapres } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { isapres as leerIsapres } from './read-model.ts'

export const isapresUseCase = useCase(isapres, (_input, { tx }) => leerIsapres(tx))
