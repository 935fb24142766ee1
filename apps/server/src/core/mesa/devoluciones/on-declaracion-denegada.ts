import { declaracionDenegada } from '../../declaracion/ds/events.ts'
import { listener } from '../../listener.ts'
import { insertDevolucion } from './repository.ts'

/** Records papers to return: only a manual sale has them. */
export const onDeclaracionDenegada = listener(declaracionDenegada, async ({ tx, ahora }, { id, tipoVenta }) => {
  if (tipoVenta === 'M') await insertDevolucion(tx, id, ahora)
})
