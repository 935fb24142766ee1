import { mayor, restaPesos } from '../base/dinero/cuentas.ts'
import { formatoPesos } from '../base/dinero/formato.ts'
import { type Pesos, pesos } from '../base/dinero/tipos.ts'
import type { RangoPactado } from './compensacion.ts'

/** Percent. */
interface Cobertura {
  readonly hospitalario: number
  readonly ambulatorio: number
}

/** What is left of the plans on sale after each thing that was asked of them. */
export interface PlanesQueQuedan {
  readonly enRegion: number
  /** With the provider. */
  readonly conPrestador: readonly Cobertura[]
  /** With no less than that cover; the total is what the person would commit to, a month. */
  readonly conBonificacion: readonly { readonly nombre: string; readonly totalPesos: Pesos }[]
}

/** What was asked that no plan gives. */
type MotivoDeAmpliar = 'region' | 'prestador' | 'bonificacion' | 'maximo' | 'minimo' | 'adicional'

interface Ampliar {
  readonly motivo: MotivoDeAmpliar
  /** What to widen, and by how much. */
  readonly texto: string
}

const CERO = pesos(0)

const mejorPrimero = (a: Cobertura, b: Cobertura) => b.hospitalario - a.hospitalario || b.ambulatorio - a.ambulatorio

/** How far a price lies outside what was asked, each way; 0: it does not. */
function loQueFalta(totalPesos: Pesos, { minimo, maximo }: RangoPactado, tope: Pesos | null) {
  const bajo = mayor(restaPesos(minimo, totalPesos), CERO)
  const sobre = mayor(restaPesos(totalPesos, maximo), CERO)
  const sobreElTope = tope === null ? CERO : mayor(restaPesos(totalPesos, tope), CERO)
  return { bajo, sobre, sobreElTope, cuanto: mayor(bajo, mayor(sobre, sobreElTope)) }
}

function fueraDelRango(
  planes: PlanesQueQuedan['conBonificacion'],
  rango: RangoPactado,
  tope: Pesos | null,
): Ampliar | null {
  const falta = planes.map((plan) => ({ ...plan, ...loQueFalta(plan.totalPesos, rango, tope) }))
  const [cerca] = falta.toSorted((a, b) => a.cuanto - b.cuanto)
  if (!cerca || cerca.cuanto === 0) return null
  const { nombre, totalPesos, bajo, sobre, sobreElTope } = cerca
  const pasos = [
    ...(bajo > 0 ? [`baje el mínimo del rango en ${formatoPesos(bajo)}`] : []),
    ...(sobre > 0 ? [`suba el máximo del rango en ${formatoPesos(sobre)}`] : []),
    ...(sobreElTope > 0 ? [`suba el monto adicional en ${formatoPesos(sobreElTope)}`] : []),
  ]
  const texto = `El más cercano, ${nombre}, cuesta ${formatoPesos(totalPesos)}: ${pasos.join(' y ')}.`
  if (sobre > 0) return { motivo: 'maximo', texto }
  return { motivo: sobreElTope > 0 ? 'adicional' : 'minimo', texto }
}

/**
 * Why nothing was found, and what to widen: the first thing asked that no plan on sale gives. Null: some plan gives all.
 * `tope`: the most the person would pay, with what they add to their 7 %.
 */
export function queAmpliar(quedan: PlanesQueQuedan, rango: RangoPactado, tope: Pesos | null = null): Ampliar | null {
  const [mejor] = quedan.conPrestador.toSorted(mejorPrimero)
  if (quedan.enRegion === 0) return { motivo: 'region', texto: 'No hay planes en venta en esa región: elija otra.' }
  if (!mejor)
    return { motivo: 'prestador', texto: 'Ningún plan de la región incluye a ese prestador: elija otro, o cualquiera.' }
  if (quedan.conBonificacion.length === 0)
    return {
      motivo: 'bonificacion',
      texto: `Con ese prestador la mayor bonificación es ${mejor.hospitalario} % hospitalaria y ${mejor.ambulatorio} % ambulatoria.`,
    }
  return fueraDelRango(quedan.conBonificacion, rango, tope)
}
