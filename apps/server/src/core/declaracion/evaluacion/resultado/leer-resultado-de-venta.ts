import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { leerDeclaracionClinica } from '../../declaracion/leer-declaracion.ts'
import { presentarConCarta, sinLoDelPostulante } from './presentar-resultado.ts'

interface Pedida {
  readonly identificador: number
  readonly rut?: string | null | undefined
}

/**
 * The result as who sells reads it, with its letter once somebody has decided; of an electronic sale the applicant reads
 * those on their own page, and who sells the outcome.
 */
export async function leerResultadoDeVenta(ctx: Context, pedida: Pedida) {
  const { declaracion, prospecto } = await leerDeclaracionClinica(ctx, pedida, { reservada: true })
  const { resultado } = declaracion
  ensure(resultado !== null, resultadoMessages.sinResultado)
  const evaluada = { ...declaracion, resultado }
  const todo = await presentarConCarta(ctx, evaluada, prospecto)
  return { resultado, ...(contestaElPostulante(declaracion) ? sinLoDelPostulante(evaluada, todo) : todo) }
}
