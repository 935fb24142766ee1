import type { Alcance } from '@alerce/contract/operation'
import { obtenerClientes } from '@alerce/contract/operations/acceso/clientes'
import { useCase } from '../../use-case.ts'
import { clientes } from './read-model.ts'

export const obtenerClientesUseCase = useCase(obtenerClientes, async (_input, { tx, ahora }) => {
  const todos = await clientes(tx)
  return todos.map(({ id, alcances, anteriorHasta, ...cliente }) => ({
    ...cliente,
    clienteId: id,
    alcances: alcances as Alcance[],
    anteriorHasta: anteriorHasta !== null && anteriorHasta > ahora ? anteriorHasta : null,
  }))
})
