import { menor, pesosDe, restaUF, sumaUF, ufDe } from '../base/dinero/cuentas.ts'
import { type Pesos, type UF, uf } from '../base/dinero/tipos.ts'
import { maximoACompensar } from '../limites.ts'
import type { EtapaProspecto } from '../postulacion/etapas.ts'
import { comprometido, type Foto, recomputar } from './cotizar.ts'

/** Which of the two of a compensated pair. */
export type LadoDePareja = 'otorga' | 'recibe'

/** The quotes of both, and what the giver has agreed to pay a month: own total and given together. */
export interface PlanesDePareja {
  readonly otorga: Foto
  readonly recibe: Foto
  readonly rango: RangoPactado
}

export interface RangoPactado {
  readonly minimo: Pesos
  readonly maximo: Pesos
}

/** The least that can be given: UF have three decimals. */
export const minimoACompensar = uf(0.001)

const conMonto = (foto: Foto, precioCOMPOS: UF, precioCOMNEG: UF): Foto =>
  recomputar({ ...foto, precioCOMPOS, precioCOMNEG })

/** Both quotes with that amount given by one and received by the other: what one pays more the other pays less. */
export function compensar(
  { otorga, recibe }: Pick<PlanesDePareja, LadoDePareja>,
  monto: UF,
): Record<LadoDePareja, Foto> {
  return { otorga: conMonto(otorga, monto, uf(0)), recibe: conMonto(recibe, uf(0), monto) }
}

/** The same quote with nothing given nor received. */
export const sinCompensar = (foto: Foto): Foto => conMonto(foto, uf(0), uf(0))

/** Given less received: 0 in every pair, or one of the two would pay what nobody gives. */
export const saldoDeLaPareja = ({ otorga, recibe }: Pick<PlanesDePareja, LadoDePareja>): UF =>
  restaUF(sumaUF(otorga.precioCOMPOS, recibe.precioCOMPOS), otorga.precioCOMNEG, recibe.precioCOMNEG)

/** Why an amount cannot be given; the words are in the contract. */
export type ProblemaDeCompensacion = 'cero' | 'sobreElMaximo' | 'superaPactado' | 'bajoElMinimo' | 'masQueSuPlan'

const seCompromete = (foto: Foto, monto: UF): Pesos => comprometido({ ...foto, precioCOMPOS: monto }).pesos

/**
 * What is wrong with an amount; null: nothing. Above 0, at most 999; own total and given within the giver's range, the
 * 7 % with it; and never more than what the receiver's plan costs (core rules, Money).
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
 * True while both of a pair may choose their plans again: until the giver has confirmed and, while the giver has gone no
 * further than that, where what was confirmed no longer holds with the plans as they cost by now.
 */
export function puedenVolver(etapaDeQuienOtorga: EtapaProspecto, planes: PlanesDePareja | null): boolean {
  if (etapaDeQuienOtorga === 'resumenCotizacionCompensado') return true
  if (etapaDeQuienOtorga !== 'cotizacionFinalizada' || planes === null) return false
  return problemaDeCompensacion(planes.otorga.precioCOMPOS, planes) !== null
}

const milesima = uf(0.001)

/** The most UF that are not above those pesos. */
function techoEnUF(foto: Foto, pesos: Pesos): UF {
  const { valorUF } = foto
  let total = ufDe(pesos, valorUF)
  while (pesosDe(total, valorUF) > pesos) total = restaUF(total, milesima)
  return total
}

/** The least UF that are not below those pesos. */
function pisoEnUF(foto: Foto, pesos: Pesos): UF {
  const { valorUF } = foto
  let total = ufDe(pesos, valorUF)
  while (pesosDe(total, valorUF) < pesos) total = sumaUF(total, milesima)
  return total
}

/** The least and the most that can be given, a month; null where no amount holds: the plans have to change. */
export function margenDeCompensacion(planes: PlanesDePareja): { readonly minimo: UF; readonly maximo: UF } | null {
  const { otorga, recibe, rango } = planes
  const propio = otorga.totalUF
  const piso = restaUF(pisoEnUF(otorga, rango.minimo), propio)
  const minimo = piso > minimoACompensar ? piso : minimoACompensar
  const techo = restaUF(techoEnUF(otorga, rango.maximo), propio)
  const maximo = menor(menor(techo, recibe.totalUF), maximoACompensar)
  return minimo <= maximo ? { minimo, maximo } : null
}

/** How a price lies to the agreed range. */
type LugarEnElRango = 'bajo' | 'dentro' | 'sobre'

/**
 * Where what a person commits to lies. A giver's plan has no floor of its own, for what is given adds to it, and it must
 * leave room to give something.
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
