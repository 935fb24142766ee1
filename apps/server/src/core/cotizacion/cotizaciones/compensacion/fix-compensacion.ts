import { montoTecleado, reglaMontoOtorgado } from '@alerce/contract/forms/cotizacion/cotizacion'
import { compensacionMessages as m, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { problemaDeCompensacion } from '@alerce/domain/cotizacion/compensacion'
import { prospectoPorSeguir } from '../../../postulacion/prospecto/events.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type CotizacionesDePareja, cotizacionesDe, type LadosDePareja, planesDe, versionDe } from './read-pareja.ts'
import { setMonto } from './set-monto.ts'

const CAMPO = { campo: 'valorCompensacion' }

/** Reads the amount of the wire, a number or typed text; 400 with the texts of the specification. */
export function readMonto(valor: number | string | null | undefined): UF {
  const texto = String(valor ?? '')
  const problema = reglaMontoOtorgado(texto)
  const { cero, sobreElMaximo, noEsNumero } = m
  const definition = [cero, sobreElMaximo].find(({ text }) => text === problema) ?? noEsNumero
  ensure(problema === null, definition, CAMPO)
  return montoTecleado(texto) ?? uf(0)
}

/** Refuses (412) a decision made on other plans, or on another amount. */
function ensureVersion(cotizaciones: CotizacionesDePareja, version: string | undefined): void {
  ensure(version === undefined || version === versionDe(cotizaciones), m.cambio)
}

/**
 * Sets the compensation of the giver and, in the same transaction, of the receiver. Only from the giver's side; both
 * must be at the compensation step (422). The amount must fit range, limit and the receiver's plan (400).
 */
export async function fixCompensacion(
  ctx: Context,
  pareja: LadosDePareja,
  monto: UF,
  version: string | undefined,
): Promise<void> {
  ensure(pareja.lado === 'otorga', m.soloOtorga)
  await ctx.raise(prospectoPorSeguir, pareja.otorga)
  ensure(pareja.abierta, m.fueraDeEtapa)
  const cotizaciones = await cotizacionesDe(ctx, pareja)
  ensureVersion(cotizaciones, version)
  const planes = planesDe(cotizaciones) ?? refuse(planesMessages.sinPlan)
  const problema = problemaDeCompensacion(monto, planes)
  if (problema) refuse(problemasDeCompensacion[problema], CAMPO)
  await setMonto(ctx, pareja, cotizaciones, monto)
}

interface ResumenQueSeDeja {
  /** Absent: the amount does not change. */
  readonly valorCompensacion?: number | string | undefined
  readonly version?: string | undefined
}

/** Checks, before the summary of a pair is left, that it is the one shown (412), and sets the amount when given. */
export async function fixOnGoOn(
  ctx: Context,
  pareja: LadosDePareja,
  { valorCompensacion, version }: ResumenQueSeDeja,
): Promise<void> {
  ensureVersion(await cotizacionesDe(ctx, pareja), version)
  if (valorCompensacion !== undefined) await fixCompensacion(ctx, pareja, readMonto(valorCompensacion), undefined)
}
