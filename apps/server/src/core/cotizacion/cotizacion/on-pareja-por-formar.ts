import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { listener } from '../../listener.ts'
import { parejaPorFormar } from '../../postulacion/prospecto/events.ts'
import { ensure } from '../../refusal.ts'
import { hayPlanSeleccionado } from './read-model.ts'

/** Nothing clears a quote for the sake of a pair: the advisor does, knowing it (422). */
export const onParejaPorFormar = listener(parejaPorFormar, async ({ tx }, { id }) => {
  ensure(!(await hayPlanSeleccionado(tx, id)), parejaMessages.conCotizacion, { campo: 'prospectoId' })
})
