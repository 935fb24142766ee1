import { note } from '../../base/bitacora/note.ts'
import { declaracionAceptada } from '../../declaracion/ds/events.ts'
import { listener } from '../../listener.ts'
import { algunoPagaConCupon } from './read-model.ts'

/** Says in the Bitácora that there is a coupon, when the accepted sale is paid without an employer (spec 1 §9). */
export const onDeclaracionAceptada = listener(declaracionAceptada, async (ctx, { prospectoId, tipoVenta }) => {
  if (!(await algunoPagaConCupon(ctx, prospectoId))) return
  await note(ctx, prospectoId, tipoVenta === 'M' ? 'cuponManual' : 'cuponElectronico')
})
