import { declaracionDenegada } from '../../declaracion/declaracion/events.ts'
import { listener } from '../../listener.ts'
import { insertarDevolucion } from './repository.ts'

/** Records papers to return: only a manual sale has them. */
export const onDeclaracionDenegada = listener(declaracionDenegada, async ({ tx, ahora }, { id, tipoVenta }) => {
  if (tipoVenta === 'M') await insertarDevolucion(tx, id, ahora)
})
