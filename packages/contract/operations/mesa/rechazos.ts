import { z } from 'zod'
import { mesaMessages as m } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { id, idDe, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, pageRequest } from '../../shapes/base/page.ts'
import { caso } from './casos.ts'

/**
 * Rejected authentications, newest first: in force, or lifted and annulled. Instants ISO. declaracionSaludId and folioDS
 * are of the rejected DS, alive or not.
 */
export const obtenerRechazos = operation('obtenerRechazos', {
  access: mesa,
  request: z.object({ cuales: z.enum(['vigentes', 'pasados']).default('vigentes'), ...pageRequest() }),
  reply: pageOf(
    z.object({
      ...caso(),
      rechazoId: id(),
      glosa: z.string(),
      rechazado: z.string(),
      por: z.string(),
      levantado: z.string().nullable(),
      anulado: z.string().nullable(),
    }),
  ),
  failure: m.rechazosFailed,
  passive: true,
})

/** Rejects the authentication of an electronic invitation under way: its DS is blocked. `glosa`: why, without health. */
export const registrarRechazo = operation('registrarRechazo', {
  access: mesa,
  request: z.object({ declaracionSaludId: idDe('declaracion'), glosa: textoLargo(200).min(1, m.rechazoGlosa.text) }),
  reply: z.object({ rechazoId: id() }),
  failure: m.rechazoNoGuardado,
})

/** Lifts a rejection: the DS goes back to the stage it was blocked at. */
export const levantarRechazo = operation('levantarRechazo', {
  access: mesa,
  request: z.object({ rechazoId: idDe('rechazo') }),
  reply: z.literal('ok'),
  failure: m.rechazoNoGuardado,
})

export const rechazosOperations = [obtenerRechazos, registrarRechazo, levantarRechazo] as const
