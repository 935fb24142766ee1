import { comunas } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { comunas as leerComunas } from './read-model.ts'

export const comunasUseCase = useCase(comunas, (_input, { tx }) => leerComunas(tx))
