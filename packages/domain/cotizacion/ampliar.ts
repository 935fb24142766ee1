import { restaPesos } from '../base/dinero/cuentas.ts'
import { formatoPesos } from '../base/dinero/formato.ts'
import type { Pesos } from '../base/dinero/tipos.ts'
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
export type MotivoDeAmpliar = 'region' | 'prestador' | 'bonificacion' | 'maximo' | 'minimo'

export interface Ampliar {
  readonly motivo: MotivoDeAmpliar
  /** What to widen, and by how much. */
  readonly texto: string
}

const mejorPrimero = (a: Cobertura, b: Cobertura) => b.hospitalario - a.hospitalario || b.ambulatorio - a.ambulatorio

function fueraDelRango(planes: PlanesQueQuedan['conBonificacion'], { minimo, maximo }: RangoPactado): Ampliar | null {
  const falta = planes.map(({ nombre, totalPesos }) => {
    const sobre = totalPesos > maximo
    const cuanto = sobre ? restaPesos(totalPesos, maximo) : restaPesos(minimo, totalPesos)
    return { nombre, totalPesos, sobre, cuanto }
  })
  const [cerca] = falta.toSorted((a, b) => a.cuanto - b.cuanto)
  if (!cerca || cerca.cuanto <= 0) return null
  const precio = `El más cercano, ${cerca.nombre}, cuesta ${formatoPesos(cerca.totalPesos)}`
  const cuanto = formatoPesos(cerca.cuanto)
  return cerca.sobre
    ? { motivo: 'maximo', texto: `${precio}: suba el máximo del rango en ${cuanto}.` }
    : { motivo: 'minimo', texto: `${precio}: baje el mínimo del rango en ${cuanto}.` }
}

/**
 * Why nothing was found, and what to widen: the first thing asked that no plan on sale gives. Null: some plan gives all.
 */
export function queAmpliar(quedan: PlanesQueQuedan, rango: RangoPactado): Ampliar | null {
  const [mejor] = quedan.conPrestador.toSorted(mejorPrimero)
  if (quedan.enRegion === 0) return { motivo: 'region', texto: 'No hay planes en venta en esa región: elija otra.' }
  if (!mejor)
    return { motivo: 'prestador', texto: 'Ningún plan de la región incluye a ese prestador: elija otro, o cualquiera.' }
  if (quedan.conBonificacion.length === 0)
    return {
      motivo: 'bonificacion',
      texto: `Con ese prestador la mayor bonificación es ${mejor.hospitalario} % hospitalaria y ${mejor.ambulatorio} % ambulatoria.`,
    }
  return fueraDelRango(quedan.conBonificacion, rango)
}
