import { obtenerIngresos } from '@alerce/contract/operations/acceso/accesos'
import { sesionesHabidas } from '../../../sesiones/read-model-registro.ts'
import { cutPage } from '../../page.ts'
import { useCase } from '../../use-case.ts'
import { terminoDeSesion } from './termino-de-sesion.ts'

/** Who came in, from where, and how it ended. */
export const obtenerIngresosUseCase = useCase(obtenerIngresos, async ({ cursor, limite }, { tx, ahora }) => {
  const rows = await sesionesHabidas(tx, cursor ?? null, limite + 1)
  const { pagina, siguiente } = cutPage(rows, limite)
  return {
    ingresos: pagina.map((sesion) => ({
      ...sesion,
      sesionId: sesion.id,
      enlace: sesion.enlaceId !== null,
      ...terminoDeSesion(sesion, ahora),
    })),
    siguiente,
  }
})
