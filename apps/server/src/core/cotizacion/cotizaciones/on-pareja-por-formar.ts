import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { listener } from '../../listener.ts'
import { parejaPorFormar } from '../../postulacion/prospecto/events.ts'
import { ensure } from '../../refusal.ts'
import { hayPlanSeleccionado } from './read-model.ts'

/** Refuses (422) to form a pair while a plan is chosen: the advisor must clear the quote first. */
export const onParejaPorFormar = listener(parejaPorFormar, async ({ tx }, { id }) => {
  ensure(!(await hayPlanSeleccionado(tx, id)), parejaMessages.conCotizacion, { campo: 'prospectoId' })
})
