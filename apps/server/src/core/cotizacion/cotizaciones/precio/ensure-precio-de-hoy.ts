import { planesMessages as m } from '@alerce/contract/messages/cotizacion/planes'
import { nombreCorto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import { recomputar } from '@alerce/domain/cotizacion/cotizar'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import type { Cotizable } from '../cotizable.ts'
import { cotizacionVigente, rangoDe } from '../read-model.ts'
import { saveCotizacion } from '../repository.ts'
import { quoteUno } from './choose.ts'
import { beneficiosPorCodigo, ensureInRango } from './en-el-rango.ts'

/** Chosen plan at today's price: tables, ages and UF of the day, compensation unchanged. */
async function comoHoy(ctx: Context, prospecto: Cotizable, elegida: Cotizacion): Promise<Cotizacion> {
  const beneficios = await beneficiosPorCodigo(ctx, elegida.beneficiosComplementarios)
  const { foto, ...resto } = await quoteUno(ctx, prospecto, elegida.plan.id, beneficios)
  const { precioCOMPOS, precioCOMNEG } = elegida.foto
  return { ...resto, foto: recomputar({ ...foto, precioCOMPOS, precioCOMNEG }) }
}

const totalDe = ({ foto: { totalUF, totalPesos } }: Cotizacion) => ({ totalUF, totalPesos })

interface PrecioLeido {
  /** Pesos a month; absent: the stored total. */
  readonly totalVisto?: number | undefined
  /** The quote belongs to the other side of the pair of the confirmed prospect. */
  readonly delOtro?: boolean
}

/**
 * Computes today's price of a plan to be confirmed, which must be within the range (400). A total that differs from the
 * one shown is 409, with both totals and the person; the new one is stored as the choice (core rules, Money).
 */
export async function ensurePrecioDeHoy(
  ctx: Context,
  prospecto: Cotizable,
  { totalVisto, delOtro = false }: PrecioLeido,
): Promise<void> {
  const { id, lugar } = prospecto
  const elegida = (await cotizacionVigente(ctx.tx, id, lugar)) ?? refuse(m.sinPlan)
  const hoy = await comoHoy(ctx, prospecto, elegida)
  const [antes, ahora] = [totalDe(elegida), totalDe(hoy)]
  const igual = antes.totalUF === ahora.totalUF && antes.totalPesos === ahora.totalPesos
  const rango = await rangoDe(ctx.tx, id, lugar)
  // before the confirmation question, so that a price that would be refused is not offered
  if (rango) ensureInRango(hoy, rango, prospecto)
  await saveCotizacion(ctx.tx, id, hoy, ctx.ahora, lugar)
  if (totalVisto === undefined ? !igual : totalVisto !== ahora.totalPesos) {
    const nombre = nombreLegible(nombreCorto(prospecto))
    const texto = delOtro ? `${nombre}: ${m.precioDeHoy.text}` : m.precioDeHoy.text
    refuse(m.precioDeHoy, { data: { antes, ahora, prospectoId: id, nombre }, texto, queda: true })
  }
}
