import { obtenerEventosSeguridad } from '@alerce/contract/operations/acceso/accesos'
import { cutPage, useCase } from '../../use-case.ts'
import { eventosGuardados } from './read-model.ts'

/** Acts of administrators and commands. */
export const obtenerEventosSeguridadUseCase = useCase(
  obtenerEventosSeguridad,
  async ({ cursor, limite, ...filtro }, { tx }) => {
    const rows = await eventosGuardados(tx, filtro, { cursor: cursor ?? null, limite: limite + 1 })
    const { pagina, siguiente } = cutPage(rows, limite)
    return {
      eventos: pagina.map(({ id, ...evento }) => ({ ...evento, eventoId: id })),
      siguiente,
    }
  },
)
