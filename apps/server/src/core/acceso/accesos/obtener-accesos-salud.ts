import { obtenerAccesosSalud } from '@alerce/contract/operations/acceso/accesos'
import { cutPage, useCase } from '../../use-case.ts'
import { accesosSalud } from './read-model.ts'

export const obtenerAccesosSaludUseCase = useCase(
  obtenerAccesosSalud,
  async ({ cursor, limite, ...filtro }, { tx }) => {
    const rows = await accesosSalud(tx, filtro, { cursor: cursor ?? null, limite: limite + 1 })
    const { pagina, siguiente } = cutPage(rows, limite)
    return {
      accesos: pagina.map(({ id, ...acceso }) => ({ ...acceso, accesoId: id })),
      siguiente,
    }
  },
)
