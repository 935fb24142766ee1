import { SISTEMA } from '../../actor.ts'
import { declaracionAceptada } from '../../declaracion/ds/events.ts'
import { listener } from '../../listener.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { huboEnlace } from './postulante/read-model-enlace.ts'
import { algunoPagaConMandato, mandatoVigente } from './read-model.ts'
import { sendEnlace } from './send-enlace.ts'

/**
 * Mails the link of the payment mandate to the applicant of an accepted sale that is paid without an employer: once a
 * declaration, and not where the desk was quicker (core rules, Mandate).
 */
export const onDeclaracionAceptada = listener(declaracionAceptada, async (ctx, { id, prospectoId }) => {
  const { tx } = ctx
  if (!(await algunoPagaConMandato(ctx, prospectoId))) return
  if ((await huboEnlace(tx, id)) || (await mandatoVigente(tx, id))) return
  const postulante = await findProspecto(tx, prospectoId)
  if (postulante) await sendEnlace({ ...ctx, autor: SISTEMA }, id, postulante)
})
