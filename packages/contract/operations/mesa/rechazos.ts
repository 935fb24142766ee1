import { z } from 'zod'
import { invitacionMessages } from '../../messages/declaracion/invitacion.ts'
import { mesaMessages } from '../../messages/mesa/mesa.ts'
import { operation } from '../../operation.ts'
import { mesa } from '../../roles.ts'
import { read, write } from '../../route.ts'
import { id, idDe, textoLargo } from '../../shapes/base/ids.ts'
import { pageOf, searchedPage } from '../../shapes/base/page.ts'
import { envioDeInvitacion, escribenDS } from '../../shapes/declaracion/declaracion.ts'
import { caso } from './casos.ts'

/**
 * Rejected authentications, newest first: in force, or lifted and annulled. Instants ISO. declaracionSaludId and folioDS
 * are of the rejected DS, alive or not.
 */
export const obtenerRechazos = operation('obtenerRechazos', {
  route: read('/api/alerce/v1/obtenerRechazos', ['rechazos', 'mesa']),
  access: mesa,
  request: z.object({ cuales: z.enum(['vigentes', 'pasados']).default('vigentes'), ...searchedPage() }),
  reply: pageOf(
    z.object({
      ...caso(),
      rechazoId: id(),
      glosa: z.string(),
      rechazado: z.string(),
      por: z.string(),
      levantado: z.string().nullable(),
      levantadoPor: z.string().nullable(),
      anulado: z.string().nullable(),
    }),
  ),
  failure: mesaMessages.rechazosFailed,
  passive: true,
})

/**
 * Rejects the authentication of an electronic invitation under way: its DS is blocked. `glosa`: the reason, without
 * health.
 */
export const registrarRechazo = operation('registrarRechazo', {
  route: write('/api/alerce/v1/registrarRechazo', ['etapaDS', 'venta', 'rechazos', 'mesa']),
  access: mesa,
  request: z.object({
    declaracionSaludId: idDe('declaracion'),
    glosa: textoLargo(200).min(1, mesaMessages.rechazoGlosa.text),
  }),
  reply: z.object({ rechazoId: id() }),
  failure: mesaMessages.rechazoNoGuardado,
})

/** Lifts a rejection: the DS returns to the stage before the block. 409 when another person lifted it. */
export const levantarRechazo = operation('levantarRechazo', {
  route: write('/api/alerce/v1/levantarRechazo', ['etapaDS', 'venta', 'rechazos', 'mesa']),
  access: mesa,
  request: z.object({ rechazoId: idDe('rechazo') }),
  reply: z.literal('ok'),
  failure: mesaMessages.rechazoNoGuardado,
})

/** Undoes a lifting: the same rejection is in force again, with its date and its reason. */
export const retomarRechazo = operation('retomarRechazo', {
  route: write('/api/alerce/v1/retomarRechazo', ['etapaDS', 'venta', 'rechazos', 'mesa']),
  access: mesa,
  request: z.object({ rechazoId: idDe('rechazo') }),
  reply: z.literal('ok'),
  failure: mesaMessages.rechazoNoGuardado,
})

/**
 * Lifts a rejection caused by failed identities, and mails a new invitation in place of all former ones, in one act of
 * the advisor.
 */
export const invitarDeNuevo = operation('invitarDeNuevo', {
  route: write('/api/alerce/v1/invitarDeNuevo', [
    'prospecto',
    'declaracion',
    'etapaDS',
    'rechazos',
    'mesa',
    'bitacora',
  ]),
  access: escribenDS,
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: envioDeInvitacion(),
  failure: invitacionMessages.reenviarFailed,
})
