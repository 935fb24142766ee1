import { ciudadesRegion } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { ciudadesDe } from './read-model.ts'

export const ciudadesRegionUseCase = useCase(ciudadesRegion, ({ id }, { tx }) => ciudadesDe(tx, id))
