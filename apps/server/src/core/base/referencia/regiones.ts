import { regiones } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { regiones as leerRegiones } from './read-model.ts'

export const regionesUseCase = useCase(regiones, (_input, { tx }) => leerRegiones(tx))
