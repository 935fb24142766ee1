import { compensacionMessages } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { type LadoDePareja, lugarEnElRango } from '@alerce/domain/cotizacion/compensacion'
import { comprometido } from '@alerce/domain/cotizacion/cotizar'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type Beneficio, beneficiosElegidos } from '../../planes/read-model-beneficios.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import type { Rango } from '../read-model.ts'

/** Side of a prospect in its pair; null: no pair. */
function ladoDe({ parejaId, otorga }: Prospecto): LadoDePareja | null {
  if (parejaId === null) return null
  return otorga ? 'otorga' : 'recibe'
}

/** Monthly commitment of the person with this quote. */
export const compromisoDe = ({ foto }: Cotizacion): Pesos => comprometido(foto).pesos

/** Whether a plan is within that range; always true without one. */
export const cabe = ({ foto }: Cotizacion, rango: Rango | null, prospecto: Prospecto): boolean =>
  rango === null || lugarEnElRango(foto, rango, ladoDe(prospecto)) === 'dentro'

/**
 * Refuses (400) a total with benefits above the saved range; a giver's must leave room for compensation (core rules,
 * Money).
 */
export function ensureInRango({ foto }: Cotizacion, rango: Rango, prospecto: Prospecto): void {
  const lugar = lugarEnElRango(foto, rango, ladoDe(prospecto))
  const cabeSolo = lugarEnElRango(foto, rango, null) !== 'sobre'
  ensure(lugar !== 'sobre', cabeSolo ? compensacionMessages.sinMargen : planesMessages.superaMontoPactado)
  ensure(lugar !== 'bajo', planesMessages.bajoElMinimo)
}

/** Benefits by code: they must be on offer, and one per group (spec 2 §4). */
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
