import { formatoNumero, formatoPesos, formatoUF } from '../base/dinero/formato.ts'
import type { Factor, Pesos, UF } from '../base/dinero/tipos.ts'

/** Plan for a comparison: priced for one family, UF a month; cover in percent. */
export interface PlanComparado {
  readonly nombre: string
  readonly codigo: string
  readonly libreEleccion: boolean
  readonly hospitalario: number
  readonly ambulatorio: number
  readonly precioBaseUF: UF
  readonly factorGrupoFamiliar: Factor
  readonly precioPlanUF: UF
  readonly precioGesUF: UF
  readonly caecUF: UF
  readonly totalUF: UF
  readonly totalPesos: Pesos
  /** Cover with each provider of its network. */
  readonly red: readonly { readonly prestador: string; readonly hospitalario: number; readonly ambulatorio: number }[]
  /** Benefits that only this plan offers. */
  readonly especiales: readonly { readonly nombre: string; readonly precioUF: UF }[]
}

/** Line of the comparison across all plans, in their order. */
export interface FilaComparada {
  readonly concepto: string
  readonly celdas: readonly string[]
  /** True when the plans differ in it. */
  readonly difiere: boolean
  /** Indexes of the best plans in it, where plans can be ranked and differ. */
  readonly mejores: readonly number[]
}

interface Parte {
  readonly titulo: string
  readonly filas: readonly FilaComparada[]
}

/** Most plans in a comparison (goals 11). */
export const maximoAComparar = 4

const NINGUNO = '—'

/** Indexes of the greatest weights; none when all are equal. */
function lugaresDeLosMejores(pesos: readonly number[]): number[] {
  const mejor = Math.max(...pesos)
  const lugares = pesos.flatMap((peso, lugar) => (peso === mejor ? [lugar] : []))
  return lugares.length === pesos.length ? [] : lugares
}

function fila<T>(concepto: string, valores: readonly T[], texto: (valor: T) => string, peso?: (valor: T) => number) {
  const celdas = valores.map(texto)
  const mejores = peso ? lugaresDeLosMejores(valores.map(peso)) : []
  return { concepto, celdas, difiere: new Set(celdas).size > 1, mejores }
}

const ambas = ({ hospitalario, ambulatorio }: { readonly hospitalario: number; readonly ambulatorio: number }) =>
  `${hospitalario} % · ${ambulatorio} %`

/** Cover with a provider; a free-choice plan covers all of them. */
function cubreCon(prestador: string, plan: PlanComparado): string {
  if (plan.libreEleccion) return ambas(plan)
  const suyo = plan.red.find((uno) => uno.prestador === prestador)
  return suyo ? ambas(suyo) : NINGUNO
}

function precioDe(especial: string, plan: PlanComparado): string {
  const suyo = plan.especiales.find(({ nombre }) => nombre === especial)
  return suyo ? formatoUF(suyo.precioUF) : NINGUNO
}

/** A line for each name in the plans, in order of first appearance. */
function porNombre(
  planes: readonly PlanComparado[],
  nombres: (plan: PlanComparado) => readonly string[],
  texto: (nombre: string, plan: PlanComparado) => string,
): FilaComparada[] {
  const todos = new Set(planes.flatMap(nombres))
  return [...todos].map((nombre) => fila(nombre, planes, (plan) => texto(nombre, plan)))
}

/**
 * Comparison of plans, line by line: price and its parts, cover, cover by provider, and benefits of some plans only.
 * The same on screen and on paper.
 */
export function comparar(planes: readonly PlanComparado[]): Parte[] {
  const enUF = (concepto: string, de: (plan: PlanComparado) => UF) => fila(concepto, planes.map(de), formatoUF)
  const cubre = (concepto: string, de: (plan: PlanComparado) => number) =>
    fila(
      concepto,
      planes.map(de),
      (porcentaje) => `${porcentaje} %`,
      (porcentaje) => porcentaje,
    )
  const partes: Parte[] = [
    {
      titulo: 'Precio mensual',
      filas: [
        enUF('Precio base (UF)', (p) => p.precioBaseUF),
        fila(
          '× Factor Grupo Familiar',
          planes.map((p) => p.factorGrupoFamiliar),
          (f) => formatoNumero(f, 1),
        ),
        enUF('Precio Plan Complementario (UF)', (p) => p.precioPlanUF),
        enUF('Precio GES (UF)', (p) => p.precioGesUF),
        enUF('Precio CAEC (UF)', (p) => p.caecUF),
        fila(
          'Total (UF)',
          planes.map((p) => p.totalUF),
          formatoUF,
          (total) => -total,
        ),
        fila(
          'Total en pesos',
          planes.map((p) => p.totalPesos),
          formatoPesos,
        ),
      ],
    },
    {
      titulo: 'Cobertura',
      filas: [
        fila(
          'Modalidad',
          planes.map((p) => p.libreEleccion),
          (libre) => (libre ? 'Libre Elección' : 'Preferente'),
        ),
        cubre('Hospitalaria', (p) => p.hospitalario),
        cubre('Ambulatoria', (p) => p.ambulatorio),
      ],
    },
    {
      titulo: 'Hospitalaria y ambulatoria por prestador',
      filas: porNombre(planes, ({ red }) => red.map(({ prestador }) => prestador), cubreCon),
    },
    {
      titulo: 'Beneficios propios del plan (UF)',
      filas: porNombre(planes, ({ especiales }) => especiales.map(({ nombre }) => nombre), precioDe),
    },
  ]
  return partes.filter(({ filas }) => filas.length > 0)
}
