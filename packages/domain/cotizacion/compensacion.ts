import { menor, pesosDe, restaUF, sumaUF, ufDe } from '../base/dinero/cuentas.ts'
import { type Pesos, type UF, uf } from '../base/dinero/tipos.ts'
import { maximoACompensar } from '../limites.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import { comprometido, type Foto, recomputar } from './cotizar.ts'

/** Sides of a compensated pair. */
export type LadoDePareja = 'otorga' | 'recibe'

/** Quotes of both, and the giver's agreed range a month: own total plus compensation given. */
export interface PlanesDePareja {
  readonly otorga: Foto
  readonly recibe: Foto
  readonly rango: RangoPactado
}

export interface RangoPactado {
  readonly minimo: Pesos
  readonly maximo: Pesos
}

/** Smallest compensation: UF have three decimals. */
export const minimoACompensar = uf(0.001)

const conMonto = (foto: Foto, precioCOMPOS: UF, precioCOMNEG: UF): Foto =>
  recomputar({ ...foto, precioCOMPOS, precioCOMNEG })

/** Both quotes with that amount given by one and received by the other. */
export function compensar(
  { otorga, recibe }: Pick<PlanesDePareja, LadoDePareja>,
  monto: UF,
): Record<LadoDePareja, Foto> {
  return { otorga: conMonto(otorga, monto, uf(0)), recibe: conMonto(recibe, uf(0), monto) }
}

/** Same quote without compensation. */
export const sinCompensar = (foto: Foto): Foto => conMonto(foto, uf(0), uf(0))

/** Given less received: 0 in every pair; otherwise money appears or disappears. */
export const saldoDeLaPareja = ({ otorga, recibe }: Pick<PlanesDePareja, LadoDePareja>): UF =>
  restaUF(sumaUF(otorga.precioCOMPOS, recibe.precioCOMPOS), otorga.precioCOMNEG, recibe.precioCOMNEG)

/** Reasons to refuse an amount; their texts are in the contract. */
export type ProblemaDeCompensacion = 'cero' | 'sobreElMaximo' | 'superaPactado' | 'bajoElMinimo' | 'masQueSuPlan'

const seCompromete = (foto: Foto, monto: UF): Pesos => comprometido({ ...foto, precioCOMPOS: monto }).pesos

/**
 * Fault of an amount; null: none. Above 0, at most 999. Own total plus amount within the giver's range, including the 7
 * %. Never more than the cost of the receiver's plan (core rules, Money).
 */
export function problemaDeCompensacion(
  monto: UF,
  { otorga, recibe, rango }: PlanesDePareja,
): ProblemaDeCompensacion | null {
  if (monto <= 0) return 'cero'
  if (monto > maximoACompensar) return 'sobreElMaximo'
  const pesos = seCompromete(otorga, monto)
  if (pesos > rango.maximo) return 'superaPactado'
  if (pesos < rango.minimo) return 'bajoElMinimo'
  return monto > recibe.totalUF ? 'masQueSuPlan' : null
}

/**
 * True while both sides of a pair may choose their plans again: until the giver confirms. Also at the giver's
 * 'cotizacionFinalizada', when the confirmed amount no longer fits the current prices.
 */
export function puedenVolver(etapaDeQuienOtorga: EtapaProspecto, planes: PlanesDePareja | null): boolean {
  if (etapaDeQuienOtorga === 'resumenCotizacionCompensado') return true
  if (etapaDeQuienOtorga !== 'cotizacionFinalizada' || planes === null) return false
  return problemaDeCompensacion(planes.otorga.precioCOMPOS, planes) !== null
}

const milesima = uf(0.001)

type ConUF = Pick<Foto, 'valorUF'>

/** Greatest amount in UF that is not above those pesos. */
function techoEnUF({ valorUF }: ConUF, pesos: Pesos): UF {
  let total = ufDe(pesos, valorUF)
  while (pesosDe(total, valorUF) > pesos) total = restaUF(total, milesima)
  return total
}

/** Smallest amount in UF that is not below those pesos. */
function pisoEnUF({ valorUF }: ConUF, pesos: Pesos): UF {
  let total = ufDe(pesos, valorUF)
  while (pesosDe(total, valorUF) < pesos) total = sumaUF(total, milesima)
  return total
}

/** Totals of both of a pair, which decide the amounts that fit. */
interface TotalesDePareja {
  readonly otorga: Pick<Foto, 'totalUF' | 'valorUF'>
  readonly recibe: Pick<Foto, 'totalUF' | 'valorUF'>
  readonly rango: RangoPactado
}

/** Smallest and greatest compensation, a month; null when no amount fits and the plans must change. */
export function margenDeCompensacion(planes: TotalesDePareja): { readonly minimo: UF; readonly maximo: UF } | null {
  const { otorga, recibe, rango } = planes
  const propio = otorga.totalUF
  const piso = restaUF(pisoEnUF(otorga, rango.minimo), propio)
  const minimo = piso > minimoACompensar ? piso : minimoACompensar
  const techo = restaUF(techoEnUF(otorga, rango.maximo), propio)
  const maximo = menor(menor(techo, recibe.totalUF), maximoACompensar)
  return minimo <= maximo ? { minimo, maximo } : null
}

/** Position of a price relative to the agreed range. */
type LugarEnElRango = 'bajo' | 'dentro' | 'sobre'

/**
 * Position of a person's commitment in the range. The plan of a giver has no minimum, because the compensation adds to
 * it; but it must leave room for the smallest compensation.
 */
export function lugarEnElRango(
  foto: Foto,
  { minimo, maximo }: RangoPactado,
  lado: LadoDePareja | null,
): LugarEnElRango {
  if (lado === 'otorga') return seCompromete(foto, minimoACompensar) > maximo ? 'sobre' : 'dentro'
  const { pesos } = comprometido(foto)
  if (pesos > maximo) return 'sobre'
  return pesos < minimo ? 'bajo' : 'dentro'
}
