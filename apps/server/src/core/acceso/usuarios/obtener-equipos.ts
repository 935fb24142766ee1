import { obtenerEquipos } from '@alerce/contract/operations/acceso/usuarios'
import { useCase } from '../../use-case.ts'
import { equipos } from './read-model.ts'

const { compare } = new Intl.Collator('es')

export const obtenerEquiposUseCase = useCase(obtenerEquipos, async (_input, { tx }) => {
  const todos = await equipos(tx)
  return todos
    .map(({ id, nombre, personas }) => ({ equipoId: id, nombre, personas }))
    .toSorted((a, b) => compare(a.nombre, b.nombre))
})
