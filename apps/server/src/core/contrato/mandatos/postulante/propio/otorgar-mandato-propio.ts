import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { otorgarMandatoPropio } from '@alerce/contract/operations/contrato/mandato'
import { METODO_DEL_CODIGO } from '../../../../declaracion/invitacion/leave-constancia.ts'
import { takePostulacion } from '../../../../declaracion/postulante/take-postulacion.ts'
import { ensure } from '../../../../refusal.ts'
import { useCase } from '../../../../use-case.ts'
import { mandatoDe } from '../../read-model.ts'
import { presentOtorgado, recordMandato } from '../record-mandato.ts'
import { pideMandato } from './pide-mandato.ts'

/**
 * The session already proved the identity. An existing mandate, of the applicant or the desk, is returned unchanged.
 */
export const otorgarMandatoPropioUseCase = useCase(otorgarMandatoPropio, async ({ version }, ctx) => {
  const suya = await takePostulacion(ctx)
  const { declaracion } = suya
  const mandato = await mandatoDe(ctx.tx, declaracion.id)
  if (mandato) return presentOtorgado(ctx, mandato)
  ensure(await pideMandato(ctx, suya), mesaMessages.mandatoNoCorresponde)
  return await recordMandato(ctx, suya, { por: { metodo: METODO_DEL_CODIGO }, version })
})
