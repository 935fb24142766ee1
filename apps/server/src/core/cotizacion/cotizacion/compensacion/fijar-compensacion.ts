import { montoTecleado, reglaMontoOtorgado } from '@alerce/contract/forms/cotizacion/cotizacion'
import { compensacionMessages as m, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { problemaDeCompensacion } from '@alerce/domain/cotizacion/compensacion'
import { prospectoPorSeguir } from '../../../postulacion/prospecto/events.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type CotizacionesDePareja, cotizacionesDe, type LadosDePareja, planesDe, versionDe } from './leer-pareja.ts'
import { ponerMonto } from './poner-monto.ts'

const CAMPO = { campo: 'valorCompensacion' }

/** The amount as the wire has it, a number or as it was typed; 400 in the words of the specification. */
export function leerMonto(valor: number | string | null | undefined): UF {
  const texto = String(valor ?? '')
  const problema = reglaMontoOtorgado(texto)
  const { cero, sobreElMaximo, noEsNumero } = m
  const definition = [cero, sobreElMaximo].find(({ text }) => text === problema) ?? noEsNumero
  ensure(problema === null, definition, CAMPO)
  return montoTecleado(texto) ?? uf(0)
}

/** Refuses (412) what was decided on other plans or another amount than those that stand. */
function exigirVersion(cotizaciones: CotizacionesDePareja, version: string | undefined): void {
  ensure(version === undefined || version === versionDe(cotizaciones), m.cambio)
}

/**
 * Sets what the giver gives and, in the same transaction, what the other receives. Only the giver's side may ask; both
 * stand at the compensation (422), and the amount fits range, limit and the receiver's plan (400).
 */
export async function fijarCompensacion(
  ctx: Context,
  pareja: LadosDePareja,
  monto: UF,
  version: string | undefined,
): Promise<void> {
  ensure(pareja.lado === 'otorga', m.soloOtorga)
  await ctx.raise(prospectoPorSeguir, pareja.otorga)
  ensure(pareja.abierta, m.fueraDeEtapa)
  const cotizaciones = await cotizacionesDe(ctx, pareja)
  exigirVersion(cotizaciones, version)
  const planes = planesDe(cotizaciones) ?? refuse(planesMessages.sinPlan)
  const problema = problemaDeCompensacion(monto, planes)
  if (problema) refuse(problemasDeCompensacion[problema], CAMPO)
  await ponerMonto(ctx, pareja, cotizaciones, monto)
}

interface ResumenQueSeDeja {
  /** Absent: the amount stays as it is. */
  readonly valorCompensacion?: number | string | undefined
  readonly version?: string | undefined
}

/** Before the summary of a pair is left: it is the one that was on screen (412), and the amount, where one is said, is set. */
export async function fijarAlSeguir(
  ctx: Context,
  pareja: LadosDePareja,
  { valorCompensacion, version }: ResumenQueSeDeja,
): Promise<void> {
  exigirVersion(await cotizacionesDe(ctx, pareja), version)
  if (valorCompensacion !== undefined) await fijarCompensacion(ctx, pareja, leerMonto(valorCompensacion), undefined)
}
