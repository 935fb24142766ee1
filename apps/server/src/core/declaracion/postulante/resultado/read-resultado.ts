import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { presentWithCarta } from '../../evaluacion/resultado/present-resultado.ts'
import { readPostulacion } from '../take-postulacion.ts'

/** The applicant's own result: all of it is theirs. */
export async function readResultado(ctx: Context) {
  const { declaracion, prospecto } = await readPostulacion(ctx)
  const { resultado, enviadaEn } = declaracion
  ensure(resultado !== null && enviadaEn !== null, resultadoMessages.sinResultado)
  return { declaracion, prospecto, ...(await presentWithCarta(ctx, { ...declaracion, resultado }, prospecto)) }
}
