import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { otorgarMandatoPropio } from '@alerce/contract/operations/contrato/mandato'
import { METODO_DEL_CODIGO } from '../../../../declaracion/invitacion/dejar-constancia.ts'
import { tomarPostulacion } from '../../../../declaracion/postulante/tomar-postulacion.ts'
import { ensure } from '../../../../refusal.ts'
import { useCase } from '../../../../use-case.ts'
import { mandatoDe } from '../../read-model.ts'
import { asentarMandato, presentarOtorgado } from '../asentar-mandato.ts'
import { pideMandato } from './pide-mandato.ts'

/**
 * The session already proved the identity. An existing mandate, of the applicant or the desk, is returned unchanged.
 */
export const otorgarMandatoPropioUseCase = useCase(otorgarMandatoPropio, async ({ version }, ctx) => {
  const suya = await tomarPostulacion(ctx)
  const { declaracion, prospecto } = suya
  const mandato = await mandatoDe(ctx.tx, declaracion.id)
  if (mandato) return presentarOtorgado(mandato)
  ensure(await pideMandato(ctx, suya), mesaMessages.mandatoNoCorresponde)
  const de = { declaracionId: declaracion.id, folio: declaracion.folio, postulante: prospecto }
  return await asentarMandato(ctx, { ...de, por: { metodo: METODO_DEL_CODIGO }, version })
})
