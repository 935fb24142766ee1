import { obtenerDireccionesEmpleador } from '@alerce/contract/operations/base/referencia'
import { useCase } from '../../use-case.ts'
import { direccionesDe } from './read-model.ts'

/** `fax` is part of the reply's shape; nobody keeps one any more. */
export const obtenerDireccionesEmpleadorUseCase = useCase(
  obtenerDireccionesEmpleador,
  async ({ rutEmpleador }, { tx }) => {
    const direcciones = await direccionesDe(tx, rutEmpleador)
    return direcciones.map((d) => ({ ...d, fax: null }))
  },
)
