import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { readDeclaracionClinica } from '../../ds/read-declaracion.ts'
import { presentWithCarta, sinLoDelPostulante } from './present-resultado.ts'

interface Pedida {
  readonly identificador: number
  readonly rut?: string | null | undefined
}

/**
 * The result as who sells reads it, with its letter once somebody has decided; of an electronic sale the applicant reads
 * those on their own page, and who sells the outcome.
 */
export async function readResultadoDeVenta(ctx: Context, pedida: Pedida) {
  const { declaracion, prospecto } = await readDeclaracionClinica(ctx, pedida, { reservada: true })
  const { resultado } = declaracion
  ensure(resultado !== null, resultadoMessages.sinResultado)
  const evaluada = { ...declaracion, resultado }
  const todo = await presentWithCarta(ctx, evaluada, prospecto)
  return { resultado, ...(contestaElPostulante(declaracion) ? sinLoDelPostulante(evaluada, todo) : todo) }
}
