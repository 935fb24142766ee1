import { type NumeroTecleado, numeroDe } from '@alerce/contract/forms/base/numeros'
import {
  type CotizarPlanForm,
  cotizarPlanRules,
  type RangoForm,
  rangoRules,
} from '@alerce/contract/forms/cotizacion/cotizacion'
import { applyRules, type FieldError } from '@alerce/contract/forms/rules'
import type { PayloadOf, ReplyOf } from '../../../lib/api/call.ts'
import type { LimitesDeRenta } from './queries.ts'

/** The range as its fields hold it. */
interface Rango {
  minimoPlan: NumeroTecleado
  maximoPlan: NumeroTecleado
}

/** 'Cotizar Plan' as it is filled in. */
export type CotizarValues = CotizarPlanForm & Rango

const sinPreferencias = {
  codigoPrestador: '',
  bonificacion: '',
  planId: '',
  besId: '',
  adicionalVoluntario: false,
  montoAdicionalMax: null,
}

/** Initial values: the widest range, the applicant's own region. */
export function startCotizar(
  flujo: 1 | 2,
  { minimoMonto, maximoMonto }: LimitesDeRenta,
  region: number | null,
): CotizarValues {
  const codigoRegion = region === null ? '' : String(region)
  return { flujo, codigoRegion, ...sinPreferencias, minimoPlan: minimoMonto, maximoPlan: maximoMonto }
}

const text = (code: number | null) => (code === null ? '' : String(code))

/** Values with the criteria of the last search. A manual income is kept only in its own flow. */
export function conBusqueda(values: CotizarValues, busqueda: ReplyOf<'obtenerBusqueda'>): CotizarValues {
  if (!busqueda) return values
  const { flujo, minimoPlan, maximoPlan, codigoRegion: region, codigoPrestador, hospitalario, ambulatorio } = busqueda
  const range = { ...values, minimoPlan, maximoPlan }
  if (flujo !== values.flujo && values.flujo === 2) return range
  return {
    ...range,
    flujo,
    codigoRegion: text(region) || values.codigoRegion,
    codigoPrestador: text(codigoPrestador),
    bonificacion: hospitalario === null || ambulatorio === null ? '' : `${hospitalario}-${ambulatorio}`,
    planId: text(busqueda.planId),
    besId: text(busqueda.besId),
    adicionalVoluntario: busqueda.montoAdicionalMax !== null,
    montoAdicionalMax: busqueda.montoAdicionalMax,
  }
}

/** First missing choice, in the words of the specification; null: none. */
export function falta(values: CotizarValues): string | null {
  return applyRules<CotizarPlanForm>(cotizarPlanRules, values)[0]?.mensaje ?? null
}

/** Errors of the range within the limits of this income. */
export function revisaRango(
  { minimoPlan, maximoPlan }: Rango,
  { minimoMonto, maximoMonto }: LimitesDeRenta,
): FieldError[] {
  return applyRules<RangoForm>(rangoRules, { minimoPlan, maximoPlan, minimoMonto, maximoMonto })
}

const code = (value: string) => (value === '' ? null : Number(value))

function bonus(value: string): { hospitalario: number; ambulatorio: number } | null {
  const [hospitalario, ambulatorio] = value.split('-').map(Number)
  return hospitalario === undefined || ambulatorio === undefined ? null : { hospitalario, ambulatorio }
}

/** Flow 1 asks for suggestions, flow 2 names the plan (spec 2 §4 Quoting flows). */
export function payloadOf(prospectoId: number, values: CotizarValues): PayloadOf<'cotizarPlan'> {
  if (values.flujo === 2) {
    return { prospectoId, esSugerencia: 'N', planId: values.planId, besId: code(values.besId) }
  }
  return {
    prospectoId,
    esSugerencia: 'S',
    codigoRegion: values.codigoRegion,
    codigoPrestador: code(values.codigoPrestador),
    porcentajeBonificacionId: bonus(values.bonificacion),
    adicionalVoluntario: values.adicionalVoluntario,
    montoAdicionalMax: values.adicionalVoluntario ? numeroDe(values.montoAdicionalMax, 'pesos') : null,
  }
}
