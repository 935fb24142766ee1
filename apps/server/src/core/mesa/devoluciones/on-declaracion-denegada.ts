import { declaracionDenegada } from '../../declaracion/declaracion/events.ts'
import { listener } from '../../listener.ts'
import { insertarDevolucion } from './repository.ts'

/** Of a manual sale there are papers: the desk gives them back. */
export const onDeclaracionDenegada = listener(declaracionDenegada, async ({ tx, ahora }, { id, tipoVenta }) => {
  if (tipoVenta === 'M') await insertarDevolucion(tx, id, ahora)
})
