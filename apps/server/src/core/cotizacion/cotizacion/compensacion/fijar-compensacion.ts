import { montoTecleado, reglaMontoOtorgado } from '@alerce/contract/forms/cotizacion/compensacion'
import { compensacionMessages as m, problemasDeCompensacion } from '@alerce/contract/messages/cotizacion/compensacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import { compensar, problemaDeCompensacion } from '@alerce/domain/cotizacion/compensacion'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { prospectoCambiado } from '../../../postulacion/prospecto/events.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { guardarCotizacion } from '../repository.ts'
import {
  type CotizacionesDePareja,
  cotizacionesDe,
  type LadosDePareja,
  planesDe,
  puedeCompensar,
  versionDe,
} from './leer-pareja.ts'

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
export function exigirVersion(cotizaciones: CotizacionesDePareja, version: string | undefined): void {
  ensure(version === undefined || version === versionDe(cotizaciones), m.cambio)
}

async function guardarLado(ctx: Context, prospecto: Prospecto, cotizacion: Cotizacion, foto: Cotizacion['foto']) {
  await guardarCotizacion(ctx.tx, prospecto.id, { ...cotizacion, foto }, ctx.ahora)
  const { precioCOMPOS, precioCOMNEG } = foto
  const detalle = precioCOMPOS > 0 ? `otorga ${formatoUF(precioCOMPOS)} UF` : `recibe ${formatoUF(precioCOMNEG)} UF`
  await anotar(ctx, prospecto.id, 'compensacionFijada', detalle)
  await ctx.raise(prospectoCambiado, { prospectoId: prospecto.id })
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
  ensure(puedeCompensar(pareja), m.fueraDeEtapa)
  const cotizaciones = await cotizacionesDe(ctx, pareja)
  exigirVersion(cotizaciones, version)
  const planes = planesDe(cotizaciones) ?? refuse(planesMessages.sinPlan)
  const problema = problemaDeCompensacion(monto, planes)
  if (problema) refuse(problemasDeCompensacion[problema], CAMPO)
  // as it stands already: nothing to tell
  if (planes.otorga.precioCOMPOS === monto && planes.recibe.precioCOMNEG === monto) return
  const fotos = compensar(planes, monto)
  for (const lado of ['otorga', 'recibe'] as const) {
    const cotizacion = cotizaciones[lado]
    if (cotizacion) await guardarLado(ctx, pareja[lado], cotizacion, fotos[lado])
  }
}
