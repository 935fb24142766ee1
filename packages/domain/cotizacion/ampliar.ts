import { mayor, restaPesos } from '../base/dinero/cuentas.ts'
import { formatoPesos } from '../base/dinero/formato.ts'
import { type Pesos, pesos } from '../base/dinero/tipos.ts'
import type { RangoPactado } from './compensacion.ts'

/** Cover in percent. */
interface Cobertura {
  readonly hospitalario: number
  readonly ambulatorio: number
}

/** Plans on sale that remain after each filter. */
export interface PlanesQueQuedan {
  readonly enRegion: number
  /** Plans with the provider. */
  readonly conPrestador: readonly Cobertura[]
  /** Plans with at least that cover; the total is the monthly commitment of the person. */
  readonly conBonificacion: readonly { readonly nombre: string; readonly totalPesos: Pesos }[]
}

/** First filter that no plan meets. */
type MotivoDeAmpliar = 'region' | 'prestador' | 'bonificacion' | 'maximo' | 'minimo' | 'adicional'

interface Ampliar {
  readonly motivo: MotivoDeAmpliar
  /** Advice: the filter to widen, and by how much. */
  readonly texto: string
}

const CERO = pesos(0)

const mejorPrimero = (a: Cobertura, b: Cobertura) => b.hospitalario - a.hospitalario || b.ambulatorio - a.ambulatorio

/** Distance of a price from the requested range, each way; 0: within it. */
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
 * Reason why no plan was found, and the filter to widen: the first that no plan on sale meets. null: some plan meets
 * all. `tope`: the most the person would pay, with their addition to the 7 %.
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
