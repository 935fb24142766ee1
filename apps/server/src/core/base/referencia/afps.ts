import { afps } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { afps as leerAfps } from './read-model.ts'

export const afpsUseCase = useCase(afps, (_input, { tx }) => leerAfps(tx))
