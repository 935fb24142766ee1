import { comunas } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { comunas as readComunas } from './read-model.ts'

export const comunasUseCase = useCase(comunas, (_input, { tx }) => readComunas(tx))
