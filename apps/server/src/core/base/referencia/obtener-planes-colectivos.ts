import { obtenerPlanesColectivos } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { planesColectivos } from './read-model.ts'

export const obtenerPlanesColectivosUseCase = useCase(obtenerPlanesColectivos, (_input, { tx, hoy }) =>
  planesColectivos(tx, hoy),
)
