import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type Beneficio, beneficiosElegidos } from '../../planes/read-model-beneficios.ts'

/** The benefits behind the codes: on offer, and one of each group (spec 2 §4). */
export async function beneficiosPorCodigo(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  codigos: readonly number[],
): Promise<Beneficio[]> {
  const unicos = new Set(codigos)
  const beneficios = await beneficiosElegidos(ctx, codigos)
  ensure(beneficios.length === unicos.size, planesMessages.beneficioNoDisponible)
  const grupos = new Set(beneficios.map((b) => b.grupo))
  ensure(grupos.size === beneficios.length, planesMessages.beneficioRepetido)
  return beneficios
}
