import { ciudades } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { ciudadesDe } from './read-model.ts'

export const ciudadesUseCase = useCase(ciudades, (_input, { tx }) => ciudadesDe(tx))
