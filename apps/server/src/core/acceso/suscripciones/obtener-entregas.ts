import { obtenerEntregas } from '@alerce/contract/operations/acceso/suscripciones'
import { cutPage, singleRead } from '../../use-case.ts'
import { entregasDe } from './read-model.ts'

export const obtenerEntregasUseCase = singleRead(obtenerEntregas, async ({ suscripcionId, cursor, limite }, { tx }) => {
  const { pagina, siguiente } = cutPage(await entregasDe(tx, suscripcionId, { cursor, limite: limite + 1 }), limite)
  return { entregas: pagina.map(({ id, ...entrega }) => ({ ...entrega, entregaId: id })), siguiente }
})
