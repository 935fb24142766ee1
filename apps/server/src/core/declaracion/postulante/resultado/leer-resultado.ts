import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { presentarConCarta } from '../../evaluacion/resultado/presentar-resultado.ts'
import { leerPostulacion } from '../tomar-postulacion.ts'

/** The applicant's own result: all of it is theirs. */
export async function leerResultado(ctx: Context) {
  const { declaracion, prospecto } = await leerPostulacion(ctx)
  const { resultado, enviadaEn } = declaracion
  ensure(resultado !== null && enviadaEn !== null, resultadoMessages.sinResultado)
  return { declaracion, prospecto, ...(await presentarConCarta(ctx, { ...declaracion, resultado }, prospecto)) }
}
