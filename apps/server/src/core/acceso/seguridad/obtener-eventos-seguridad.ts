import { obtenerEventosSeguridad } from '@alerce/contract/operations/acceso/accesos'
import { cortarPagina } from '../../pagina.ts'
import { useCase } from '../../use-case.ts'
import { eventosGuardados } from './read-model.ts'

/** What administrators and commands did. */
export const obtenerEventosSeguridadUseCase = useCase(obtenerEventosSeguridad, async ({ cursor, limite }, { tx }) => {
  const rows = await eventosGuardados(tx, cursor, limite + 1)
  const { pagina, siguiente } = cortarPagina(rows, limite)
  return {
    eventos: pagina.map(({ id, ...evento }) => ({ ...evento, eventoId: id })),
    siguiente,
  }
})
