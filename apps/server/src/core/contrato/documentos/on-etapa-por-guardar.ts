import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import { etapaPorGuardar } from '../../declaracion/ds/events.ts'
import { listener } from '../../listener.ts'
import { ensure } from '../../refusal.ts'
import { documentosListos } from './read-model.ts'

/** The summary of the sale is left behind once every paper of it was issued (core rules, Stages of the DS). */
export const onEtapaPorGuardar = listener(etapaPorGuardar, async ({ tx }, { declaracionId, etapa }) => {
  if (etapa !== 'resumenCotizacion') return
  ensure(await documentosListos(tx, declaracionId), declaracionMessages.etapaIncompleta)
})
