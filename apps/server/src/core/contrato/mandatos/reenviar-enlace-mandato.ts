import { mandatoMessages as m } from '@alerce/contract/messages/contrato/mandato'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { reenviarEnlaceMandato } from '@alerce/contract/operations/contrato/mandato'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { admiteEnlaceDeMandato, enlacesDeMandatoPorDia } from '@alerce/domain/contrato/enlace-mandato'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureNoMandato } from './ensure-no-mandato.ts'
import { enlacesDesde } from './postulante/read-model-enlace.ts'
import { algunoPagaConMandato } from './read-model.ts'
import { sendEnlace } from './send-enlace.ts'

/** The advisor sends the link of the payment mandate again: some times a day, while none stands. */
export const reenviarEnlaceMandatoUseCase = useCase(reenviarEnlaceMandato, async ({ prospectoId }, ctx) => {
  const { tx, ahora } = ctx
  const postulante = await editProspecto(ctx, prospectoId)
  const ds = await declaracionVivaDe(tx, prospectoId)
  ensure(ds !== null && admiteEnlaceDeMandato(ds.etapa, ds.resultado), m.enlaceAntesDeTiempo)
  ensure(await algunoPagaConMandato(ctx, prospectoId), mesaMessages.mandatoNoCorresponde)
  await ensureNoMandato(ctx, ds.id)
  const ayer = new Date(Date.parse(ahora) - DIA_MS).toISOString()
  ensure((await enlacesDesde(tx, ds.id, ayer)) < enlacesDeMandatoPorDia, m.demasiadosEnlaces)
  await sendEnlace(ctx, ds.id, postulante)
  return 'ok' as const
})
